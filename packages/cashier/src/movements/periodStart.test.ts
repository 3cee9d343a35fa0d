import { expect, it } from "vitest";
import { periodStart } from "./periodStart.ts";

it.each([
  [7, "2026-11-23T12:00:00Z", "2026-11-17"],
  // Already the 24th in Copenhagen.
  [7, "2026-11-23T23:30:00Z", "2026-11-18"],
  [30, "2026-11-10T12:00:00Z", "2026-10-12"],
  [1, "2026-10-25T00:30:00Z", "2026-10-25"],
])("the last %i days at %s begin on %s, by the brand's days", (days, now, first) => {
  expect(periodStart(days, now, "Europe/Copenhagen")).toBe(first);
});
