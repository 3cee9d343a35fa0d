import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createRandom } from "./random.ts";

it("gives the same numbers for the same seed and others for another", () => {
  const [first, again, other] = ["skov", "skov", "strand"].map((seed) => {
    const random = createRandom(seed);
    return Array.from({ length: 8 }, () => random.next());
  });
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it("stays within its bounds, both ends of an integer range included", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(9), (seed, low, span) => {
      const random = createRandom(seed);
      const drawn = Array.from({ length: 60 }, () => random.int(low, low + span));
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(low + span);
    }),
  );
});

it("fails when there is nothing to pick from", () => {
  expect(() => createRandom("x").pick([])).toThrow("Cannot pick from an empty list");
});
