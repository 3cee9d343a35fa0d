import { describe, expect, it } from "vitest";
import { expectedAmount } from "./countJackpots.ts";

const reading = { amountOre: 1_000_000, growthOrePerMinute: 1_200, readAt: 5_000 };

describe("a jackpot between two readings", () => {
  it("grows by its average rate, in whole øre", () => {
    expect(expectedAmount(reading, 5_000)).toBe(1_000_000);
    expect(expectedAmount(reading, 35_000)).toBe(1_000_600);
    expect(expectedAmount(reading, 35_049)).toBe(1_000_600);
  });

  it("never counts down", () => {
    expect(expectedAmount(reading, 0)).toBe(1_000_000);
  });
});
