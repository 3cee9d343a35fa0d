import { describe, expect, it } from "vitest";
import { dayIn } from "./dayIn.ts";

describe("the day of a moment", () => {
  it("is the zone's own: midnight in Copenhagen is still yesterday in London", () => {
    expect(dayIn("Europe/Copenhagen", new Date("2026-06-30T22:30:00Z"))).toBe("2026-07-01");
    expect(dayIn("Europe/London", new Date("2026-06-30T22:30:00Z"))).toBe("2026-06-30");
  });
});
