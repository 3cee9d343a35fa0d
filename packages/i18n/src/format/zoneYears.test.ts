import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { formatTimeOfDay } from "./formatTimeOfDay.ts";
import { zoneYears } from "./zoneYears.ts";

const NOW = new Date("2026-11-24T13:05:00Z");

describe("zoneYears", () => {
  it("knows the minute in which Danish clocks change", () => {
    const { shifts } = zoneYears("Europe/Copenhagen", NOW);
    expect(shifts.map(([from, minutes]) => [new Date(from).toISOString(), minutes])).toEqual([
      ["2026-01-01T00:00:00.000Z", 60],
      ["2026-03-29T01:00:00.000Z", 120],
      ["2026-10-25T01:00:00.000Z", 60],
      ["2027-03-28T01:00:00.000Z", 120],
      ["2027-10-31T01:00:00.000Z", 60],
    ]);
  });

  it("is the same all year, so that a page stays the same", () => {
    expect(zoneYears("Europe/Copenhagen", new Date("2026-02-01T00:00:00Z"))).toEqual(
      zoneYears("Europe/Copenhagen", NOW),
    );
  });

  it("writes every time of its years as the rules of the zone do, behind UTC and with half hours too", () => {
    const within = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
    const zones = fc.constantFrom(
      "Europe/Copenhagen",
      "America/New_York",
      "Asia/Kolkata",
      "Australia/Lord_Howe",
    );
    fc.assert(
      fc.property(within, zones, (at, zone) => {
        const iso = at.toISOString();
        expect(formatTimeOfDay(iso, zone, zoneYears(zone, NOW))).toBe(formatTimeOfDay(iso, zone));
      }),
    );
  });

  it("leaves times outside its years to the rules of the zone", () => {
    const years = zoneYears("Europe/Copenhagen", NOW);
    expect(formatTimeOfDay("2028-07-01T10:00:00Z", "Europe/Copenhagen", years)).toBe("12:00");
    expect(formatTimeOfDay("2025-07-01T10:00:00Z", "Europe/Copenhagen", years)).toBe("12:00");
  });

  it("spares a page the rules of Intl", () => {
    const years = zoneYears("Europe/Oslo", NOW);
    const format = vi.spyOn(Intl, "DateTimeFormat");
    expect(formatTimeOfDay("2026-11-24T23:05:00Z", "Europe/Oslo", years)).toBe("00:05");
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });
});
