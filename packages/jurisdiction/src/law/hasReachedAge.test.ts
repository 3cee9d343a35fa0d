import { describe, expect, it } from "vitest";
import { hasReachedAge } from "./hasReachedAge.ts";

describe("an age of 18 years", () => {
  it.each([
    ["on the birthday", "2008-11-22", "2026-11-22", true],
    ["on the day before it", "2008-11-23", "2026-11-22", false],
    ["born on a leap day, on the last day of February", "2008-02-29", "2026-02-28", false],
    ["born on a leap day, on the first of March", "2008-02-29", "2026-03-01", true],
    ["long after it", "1940-01-01", "2026-11-22", true],
  ])("%s: born %s, on %s: %s", (_, birthdate, day, expected) => {
    expect(hasReachedAge(birthdate, 18, day)).toBe(expected);
  });
});
