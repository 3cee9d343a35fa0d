import { describe, expect, it } from "vitest";
import { timeLeft } from "./timeLeft.ts";

describe("time left until a round", () => {
  it.each([
    [1, "00:01"],
    [59_000, "00:59"],
    [60_000, "01:00"],
    [754_000, "12:34"],
    [3_600_000, "1:00:00"],
    [45_296_000, "12:34:56"],
  ])("formats %i ms as %s", (ms, text) => {
    expect(timeLeft(ms)).toBe(text);
  });

  it("is undefined once the round has started", () => {
    expect(timeLeft(0)).toBeUndefined();
    expect(timeLeft(-1)).toBeUndefined();
    expect(timeLeft(Number.NaN)).toBeUndefined();
  });
});
