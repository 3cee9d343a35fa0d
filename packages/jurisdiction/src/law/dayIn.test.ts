import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn } from "./dayIn.ts";

const ZONE = "Europe/Copenhagen";
const HOUR_MS = 3_600_000;

describe("the day in a time zone", () => {
  it("is the zone's own day, whichever zone was asked for before", () => {
    const time = new Date("2026-06-30T22:30:00Z");
    expect(dayIn(ZONE, time)).toBe("2026-07-01");
    expect(dayIn("Europe/London", time)).toBe("2026-06-30");
    expect(dayIn(ZONE, time)).toBe("2026-07-01");
  });

  it.each([
    ["the last second of the day before summer time", "2026-03-28T22:59:59Z", "2026-03-28"],
    ["the first second of the day of 23 hours", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["the last second of the day of 23 hours", "2026-03-29T21:59:59Z", "2026-03-29"],
    ["the first second after it", "2026-03-29T22:00:00Z", "2026-03-30"],
    ["the first second of the day of 25 hours", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["the hour that comes twice, the second time", "2026-10-25T01:30:00Z", "2026-10-25"],
    ["the last second of the day of 25 hours", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["the first second after it", "2026-10-25T23:00:00Z", "2026-10-26"],
  ])("in Copenhagen: %s", (_, time, day) => {
    expect(dayIn(ZONE, new Date(time))).toBe(day);
  });

  it("agrees with the calendar of Temporal at every hour of any year", () => {
    const hour = fc.integer({
      min: Date.parse("2012-01-01T00:00:00Z") / HOUR_MS,
      max: Date.parse("2036-01-01T00:00:00Z") / HOUR_MS,
    });
    fc.assert(
      fc.property(hour, (hours) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(hours * HOUR_MS);
        const calendarDay = instant.toZonedDateTimeISO(ZONE).toPlainDate().toString();
        expect(dayIn(ZONE, new Date(hours * HOUR_MS))).toBe(calendarDay);
      }),
      { numRuns: 1_000 },
    );
  });
});
