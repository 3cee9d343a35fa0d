import { describe, expect, it } from "vitest";
import { colourOf } from "../bets/betChoice.ts";
import { angleOf, wayOfBall, WHEEL } from "./pockets.ts";

describe("the wheel", () => {
  it("has each number from 0 to 36 once, and red and black in turn", () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, number) => number),
    );
    const colours = WHEEL.slice(1).map(colourOf);
    expect(colours.every((colour, place) => place === 0 || colour !== colours[place - 1])).toBe(true);
  });

  it.each([0, 33, -275, 1_000])("leads a ball at %i degrees to the pocket that the gateway named", (from) => {
    for (const number of WHEEL) {
      const end = from + wayOfBall(from, number);
      expect((((end - angleOf(number)) % 360) + 360.0001) % 360).toBeLessThan(0.001);
      expect(wayOfBall(from, number)).toBeLessThanOrEqual(-1_800);
    }
  });
});
