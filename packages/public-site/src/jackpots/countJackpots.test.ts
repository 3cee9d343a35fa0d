import { describe, expect, it } from "vitest";
import { shownAmount } from "./countJackpots.ts";

const reading = { amountOre: 1_000_000, growthOrePerMinute: 1_200, mostOre: 1_001_200, readAt: 5_000 };

describe("a jackpot between two readings", () => {
  it("goes on at the pace of the last minute, in whole øre (R2.26)", () => {
    expect(shownAmount(reading, 5_000)).toBe(1_000_000);
    expect(shownAmount(reading, 35_000)).toBe(1_000_600);
    expect(shownAmount(reading, 35_049)).toBe(1_000_600);
  });

  it("never shows more than lies in the pot, however long no reading comes (R2.26)", () => {
    expect(shownAmount(reading, 65_000)).toBe(1_001_200);
    expect(shownAmount(reading, 600_000)).toBe(1_001_200);
  });

  it("never counts down, whatever a device's clock or a slower reading says", () => {
    expect(shownAmount(reading, 0)).toBe(1_000_000);
    expect(shownAmount({ ...reading, amountOre: 1_000_400 }, 5_000, 1_000_900)).toBe(1_000_900);
  });

  it("falls when the pot was won", () => {
    const won = { amountOre: 500_000, growthOrePerMinute: 0, mostOre: 500_000, readAt: 5_000 };
    expect(shownAmount(won, 5_000, 1_001_000)).toBe(500_000);
  });
});
