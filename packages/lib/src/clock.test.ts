import { describe, expect, it } from "vitest";
import { manualClock, systemClock } from "./clock.ts";

describe("clock", () => {
  it("stands still until it is advanced", () => {
    const clock = manualClock("2026-11-21T12:00:00Z");
    const start = clock.now();
    expect(start).toBe(Date.UTC(2026, 10, 21, 12));
    clock.advance(1_500);
    expect(clock.now() - start).toBe(1_500);
  });

  it("refuses a start that is not a time", () => {
    expect(() => manualClock("soon")).toThrow('manualClock needs an ISO time, got "soon".');
  });

  it("follows the machine's clock otherwise", () => {
    const before = Date.now();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });
});
