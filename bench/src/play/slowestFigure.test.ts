import { expect, it } from "vitest";
import { slowestFigure } from "./slowestFigure.ts";

it("the slowest hundredth meets its target or misses it, and where nothing was measured misses it", () => {
  const hundred = Array.from({ length: 100 }, (_, place) => place + 1);
  expect(slowestFigure("rounds", hundred, 100)).toMatchObject({
    ...{ measured: "p99 100 ms", calibration: "p50 51 ms", isMet: true },
  });
  expect(slowestFigure("rounds", hundred, 99).isMet).toBe(false);
  expect(slowestFigure("rounds", [], 1).isMet).toBe(false);
});
