import { describe, expect, it } from "vitest";
import { leastLeft } from "./leastLeft.ts";

const limit = (limitOre: number | null, usedOre = 0) => ({ limitOre, usedOre, pending: null });
const serverTime = "2026-11-23T12:00:00Z";

describe("leastLeft", () => {
  it("is what the tightest limit leaves", () => {
    const limits = { serverTime, day: limit(50_000), week: limit(100_000, 80_000), month: limit(500_000) };
    expect(leastLeft(limits)).toBe(20_000);
  });

  it("is nothing below zero, when a limit was lowered under what is used", () => {
    const limits = { serverTime, day: limit(10_000, 30_000), week: limit(null), month: limit(null) };
    expect(leastLeft(limits)).toBe(0);
  });

  it("is unknown while no limit is set", () => {
    const limits = { serverTime, day: limit(null), week: limit(null), month: limit(null) };
    expect(leastLeft(limits)).toBeUndefined();
  });
});
