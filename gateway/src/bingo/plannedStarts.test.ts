import { describe, expect, it } from "vitest";
import { plannedStarts } from "./plannedStarts.ts";

const EVENING = { firstStart: "20:00", lastStart: "20:40", everyMinutes: 20 };
const ZONE = "Europe/Copenhagen";
const isoOf = (plan: typeof EVENING, after: string, hours: number) =>
  plannedStarts(plan, ZONE, new Date(after), hours).map((start) => start.toISOString());

describe("planned starts", () => {
  it("are those of a room's plan in the brand's zone, soonest first (R1.03)", () => {
    expect(isoOf(EVENING, "2026-11-21T19:05:00Z", 24)).toEqual([
      "2026-11-21T19:20:00.000Z",
      "2026-11-21T19:40:00.000Z",
      "2026-11-22T19:00:00.000Z",
    ]);
  });

  it("keep the hour on the wall when summer time ends", () => {
    expect(isoOf({ ...EVENING, lastStart: "20:00" }, "2026-10-24T12:00:00Z", 48)).toEqual([
      "2026-10-24T18:00:00.000Z",
      "2026-10-25T19:00:00.000Z",
    ]);
  });

  it("come once where the clock change leaves an hour out", () => {
    const night = { firstStart: "02:00", lastStart: "03:00", everyMinutes: 30 };
    expect(isoOf(night, "2026-03-29T00:00:00Z", 2)).toEqual([
      "2026-03-29T01:00:00.000Z",
      "2026-03-29T01:30:00.000Z",
    ]);
  });
});
