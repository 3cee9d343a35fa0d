import { expect, it } from "vitest";
import { parsePoints, polyline, spline } from "./path.ts";

it("parses points and corners from text, and names what is not a point", () => {
  expect(parsePoints(" 0,-90!  20,4.5 ")).toEqual([
    { x: 0, y: -90, corner: true },
    { x: 20, y: 4.5 },
  ]);
  expect(() => parsePoints("0,1 2;3")).toThrow('"2;3" is no point');
});

it("keeps corners sharp in a smooth line: both control points lie on the corner", () => {
  expect(spline(parsePoints("0,0! 10,0! 10,10!"), false)).toBe("M0 0C0 0 10 0 10 0C10 0 10 10 10 10");
});

it("closes an outline and rounds to a tenth", () => {
  expect(
    polyline([
      { x: 0.04, y: 1.26 },
      { x: 3, y: 4 },
    ]),
  ).toBe("M0 1.3L3 4Z");
});
