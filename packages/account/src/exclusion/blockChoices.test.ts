import { describe, expect, it } from "vitest";
import { blockChoices, endAfterHours } from "./blockChoices.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const days = (leastDays: number, currentEnd?: string) =>
  blockChoices(NOW, leastDays, currentEnd).map((choice) => choice.days);

describe("block choices", () => {
  it("start with the shortest length the law allows (R2.44)", () => {
    expect(days(30)).toEqual([30, 60, 90, 180]);
    expect(days(45)).toEqual([45, 60, 90, 180]);
  });

  it("include only lengths that end later than the current restriction (R2.44, R4.01)", () => {
    expect(days(30, "2026-12-30T12:00:00Z")).toEqual([60, 90, 180, 365]);
    expect(days(30, "2026-12-22T12:00:00Z")).toEqual([60, 90, 180, 365]);
    expect(days(30, "2027-11-22T12:00:00Z")).toEqual([730, 1_825, 3_650]);
    expect(days(30, "2040-01-01T00:00:00Z")).toEqual([]);
  });

  it("count days of 24 hours, also across a clock change", () => {
    const [first] = blockChoices(Date.parse("2026-10-20T12:00:00Z"), 30, undefined);
    expect(first?.until).toBe("2026-11-19T12:00:00.000Z");
    expect(endAfterHours(Date.parse("2026-10-24T22:30:00Z"), 24)).toBe("2026-10-25T22:30:00.000Z");
  });
});
