import { describe, expect, it } from "vitest";
import { instantIn } from "./instantIn.ts";

describe("a local time", () => {
  it.each([
    ["2026-11-25T20:00", "2026-11-25T19:00:00.000Z"],
    ["2026-07-01T20:00", "2026-07-01T18:00:00.000Z"],
    // Clocks go from 2:00 to 3:00 on 29 March 2026.
    ["2026-03-29T01:30", "2026-03-29T00:30:00.000Z"],
    ["2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
  ])("is an instant of its zone, in summer and winter: %s", (local, instant) => {
    expect(instantIn(local, "Europe/Copenhagen")).toBe(instant);
  });

  it.each(["", "i aften", "2026-13-01T20:00"])("stays as it is where it is no time: %j", (text) => {
    expect(instantIn(text, "Europe/Copenhagen")).toBe(text);
  });
});
