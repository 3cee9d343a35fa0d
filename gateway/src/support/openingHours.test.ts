import { describe, expect, it } from "vitest";
import { openness } from "./openingHours.ts";

const ZONE = "Europe/Copenhagen";
const hours = (first_day: string, last_day: string, opens: string, closes: string) => ({
  ...{ component: "support_hours" as const, _uid: "x", opens, closes },
  // Days of a test are written out.
  first_day: first_day as "monday",
  last_day: last_day as "monday",
});
const HOUSE = {
  hours: [
    hours("monday", "thursday", "10:00", "24:00"),
    hours("friday", "saturday", "10:00", "02:00"),
    hours("sunday", "sunday", "12:00", "24:00"),
  ],
  closed_days: "2026-12-24, 2026-12-25",
};
const at = (time: string, house: Parameters<typeof openness>[0] = HOUSE) => {
  const { isOpen, opensAt } = openness(house, ZONE, new Date(time));
  return isOpen ? "open" : (opensAt?.toISOString() ?? "never");
};

describe("the desk's opening hours", () => {
  it.each([
    ["2026-11-25T09:00:00Z", "open"],
    ["2026-11-25T08:59:00Z", "2026-11-25T09:00:00.000Z"],
    ["2026-11-25T22:59:00Z", "open"],
    ["2026-11-25T23:00:00Z", "2026-11-26T09:00:00.000Z"],
    // Saturday, two hours into the night of Friday.
    ["2026-11-28T00:59:00Z", "open"],
    ["2026-11-28T01:00:00Z", "2026-11-28T09:00:00.000Z"],
    // Christmas Eve is a Thursday, and the day after it is closed too.
    ["2026-12-24T12:00:00Z", "2026-12-26T09:00:00.000Z"],
    // Clocks go forward in the night to Sunday the 29th of March: noon is one hour earlier in UTC.
    ["2026-03-29T06:00:00Z", "2026-03-29T10:00:00.000Z"],
    ["2026-10-25T06:00:00Z", "2026-10-25T11:00:00.000Z"],
  ])("at %s are: %s", (time, expected) => {
    expect(at(time)).toBe(expected);
  });

  it("may go over the end of a week, and a desk that never opens says so", () => {
    const weekend = { hours: [hours("saturday", "monday", "08:00", "20:00")], closed_days: "" };
    expect(at("2026-11-23T10:00:00Z", weekend)).toBe("open");
    expect(at("2026-11-24T10:00:00Z", weekend)).toBe("2026-11-28T07:00:00.000Z");
    expect(at("2026-11-24T10:00:00Z", { hours: [] })).toBe("never");
  });
});
