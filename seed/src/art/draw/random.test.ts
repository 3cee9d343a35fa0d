import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createRandom } from "./random.ts";

it("repeats itself for a seed and differs for another", () => {
  const [first, again, other] = ["skov", "skov", "strand"].map((seed) => {
    const random = createRandom(seed);
    return Array.from({ length: 8 }, () => random.next());
  });
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

it("stays within its bounds, both ends of a whole range included", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(9), (seed, low, span) => {
      const random = createRandom(seed);
      const drawn = Array.from({ length: 60 }, () => random.int(low, low + span));
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(low + span);
    }),
  );
});

it("says so when there is nothing to pick from", () => {
  expect(() => createRandom("x").pick([])).toThrow("Cannot pick from an empty list");
});
