import { describe, expect, it } from "vitest";
import { TEST_DUTIES } from "../../testing/testBrands.ts";
import { isOfAge } from "./isOfAge.ts";

const BRAND = { jurisdiction: "dk", duties: TEST_DUTIES } as const;

describe("the age to play", () => {
  it.each([
    ["on the eighteenth birthday", "2008-11-22", "2026-11-22T10:00:00Z", true],
    ["the day before it", "2008-11-23", "2026-11-22T10:00:00Z", false],
    [
      "at midnight in Denmark, where it is still the day before in UTC",
      "2008-11-22",
      "2026-11-21T23:00:00Z",
      true,
    ],
    ["a second before midnight in Denmark", "2008-11-22", "2026-11-21T22:59:59Z", false],
    ["born on a leap day, on the last day of February", "2008-02-29", "2026-02-28T12:00:00Z", false],
    ["born on a leap day, on the first of March", "2008-02-29", "2026-03-01T12:00:00Z", true],
  ])("%s: born %s, at %s: %s", (_, birthdate, now, expected) => {
    expect(isOfAge(birthdate, new Date(now), BRAND)).toBe(expected);
  });
});
