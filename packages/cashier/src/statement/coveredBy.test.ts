import { describe, expect, it } from "vitest";
import { daysOf, isCovered } from "./coveredBy.ts";

const PERIOD = { from: "2026-08-24T22:30:00.000Z", to: "2026-11-22T23:30:00.000Z" };

describe("the movements of a statement (R2.51)", () => {
  it("are asked for by the brand's days, in summer and winter time", () => {
    expect(daysOf(PERIOD, "Europe/Copenhagen")).toEqual({ from: "2026-08-25", to: "2026-11-23" });
  });

  it.each([
    ["2026-08-24T22:29:59.999Z", false],
    ["2026-08-24T22:30:00.000Z", true],
    ["2026-11-23T00:30:00.000+01:00", true],
    ["2026-11-22T23:30:00.001Z", false],
  ])("at %s are of the period: %s", (at, expected) => {
    expect(isCovered({ at }, PERIOD)).toBe(expected);
  });
});
