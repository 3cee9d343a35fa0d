import { describe, expect, it } from "vitest";
import { roundState } from "./roundState.ts";

describe("roundState", () => {
  it.each([
    [1, "waiting"],
    [0, "started"],
    [-59_999, "started"],
    [-60_000, "over"],
    [Number.NaN, "over"],
  ])("is, %i ms before the start, %s", (ms, state) => {
    expect(roundState(ms)).toBe(state);
  });
});
