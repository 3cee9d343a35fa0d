import { expect, it } from "vitest";
import { dayIn } from "./dayIn.ts";

it("is the zone's own day, whichever zone was asked for before", () => {
  const time = new Date("2026-06-30T22:30:00Z");
  expect([dayIn("Europe/Copenhagen", time), dayIn("UTC", time), dayIn("Europe/Copenhagen", time)]).toEqual([
    "2026-07-01",
    "2026-06-30",
    "2026-07-01",
  ]);
});
