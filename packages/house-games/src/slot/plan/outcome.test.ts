import { expect, it } from "vitest";
import { celebrationOf, outcomeOf } from "./outcome.ts";

it.each([
  [0, "nothing", undefined],
  [40, "back", undefined],
  [100, "back", undefined],
  [101, "small", 1],
  [499, "small", 1],
  [500, "big", 2],
  [2_500, "huge", 3],
])("%i øre for a stake of 100 is %s", (winOre, outcome, size) => {
  expect(outcomeOf(winOre, 100)).toBe(outcome);
  expect(celebrationOf(outcomeOf(winOre, 100))).toBe(size);
});
