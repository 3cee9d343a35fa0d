import { describe, expect, it } from "vitest";
import { alertOf } from "./alert.ts";

const block = { dated: "block", undated: "blockUndated", ended: "blockEnded" } as const;
const zone = "Europe/Copenhagen";
const before = Date.parse("2026-01-01T00:00:00Z");
const until = (moment: string) => ({ type: "block", context: { until: moment } });

describe("alertOf", () => {
  it.each([
    ["winter", "2026-12-24T17:05:09Z", "24/12/2026 18:05:09"],
    ["summer", "2026-07-01T22:30:00Z", "02/07/2026 00:30:00"],
    ["the last second before summer time", "2026-03-29T00:59:59Z", "29/03/2026 01:59:59"],
    ["the first second of summer time", "2026-03-29T01:00:00Z", "29/03/2026 03:00:00"],
    ["the last second of summer time", "2026-10-25T00:59:59Z", "25/10/2026 02:59:59"],
    ["the first second of winter time", "2026-10-25T01:00:00Z", "25/10/2026 02:00:00"],
    ["a time with an offset", "2026-12-31T23:30:00-01:00", "01/01/2027 01:30:00"],
    ["a fraction of a second", "2026-11-21T12:05:09.900Z", "21/11/2026 13:05:09"],
  ])("writes an end in %s as DD/MM/YYYY HH:mm:ss of the brand's zone (R4.02, R9.01)", (_, end, date) => {
    expect(alertOf(block, until(end), { now: before, zone })).toEqual({ id: "block", values: { date } });
  });

  it("follows the configured zone, not the machine's (R9.01)", () => {
    const reading = { now: before, zone: "America/Nuuk" };
    expect(alertOf(block, until("2026-12-24T17:05:09Z"), reading)).toMatchObject({
      values: { date: "24/12/2026 15:05:09" },
    });
  });

  it("counts 24 hours as 24 hours when the clocks change (R4.02)", () => {
    const start = Date.parse("2026-10-24T20:00:00Z");
    const end = new Date(start + 24 * 3_600_000).toISOString();
    expect(alertOf(block, until(end), { now: start, zone })).toMatchObject({
      values: { date: "25/10/2026 21:00:00" },
    });
  });

  it("does not name an end that has passed, to the millisecond", () => {
    const end = "2026-11-21T12:00:00Z";
    const at = (now: number) => alertOf(block, until(end), { now, zone }).id;
    expect(at(Date.parse(end) - 1)).toBe("block");
    expect(at(Date.parse(end))).toBe("blockEnded");
  });

  it("names no end if the service sent none", () => {
    for (const checkResult of [null, { type: "block" }, { type: "block", context: {} }]) {
      expect(alertOf(block, checkResult, { now: before, zone })).toEqual({ id: "blockUndated" });
    }
  });

  it("throws for an unknown zone", () => {
    const reading = { now: before, zone: "Europe/Odense" };
    expect(() => alertOf(block, until("2026-12-24T17:00:00Z"), reading)).toThrow(RangeError);
  });

  it("returns an alert without a date as it is", () => {
    expect(alertOf("suspended", null, { now: before, zone })).toEqual({ id: "suspended" });
  });
});
