import { EXPERIMENT_NAMES, EXPERIMENT_VERSIONS } from "@spilhus/contracts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bucket } from "./bucket.ts";
import { visitorFraction } from "./visitorFraction.ts";

const weights = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 5 })
  .filter((list) => list.some((weight) => weight > 0));
const versionsOf = (list: readonly number[]) =>
  list.map((weight, index) => ({ version: EXPERIMENT_VERSIONS[index] ?? "a", weight }));

/** Pearson's statistic; 18.47 is its 99.9 % quantile for 4 degrees of freedom, the most a bucketing can have. */
function chiSquare(seen: readonly number[], expected: readonly number[]): number {
  return seen.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
    0,
  );
}

describe("bucket", () => {
  it("gives each version exactly its share of the fractions (R3.05, R9.04)", () => {
    fc.assert(
      fc.property(weights, (list) => {
        const versions = versionsOf(list);
        const total = list.reduce((sum, weight) => sum + weight, 0);
        const counts = new Map<string, number>();
        for (let step = 0; step < total; step += 1) {
          const version = bucket({ versions }, (step + 0.5) / total);
          counts.set(version, (counts.get(version) ?? 0) + 1);
        }
        expect(versions.map(({ version }) => counts.get(version) ?? 0)).toEqual(list);
      }),
    );
  });

  it("never picks a version of weight 0, not even at the edges", () => {
    const versions = versionsOf([0, 1, 0, 1, 0]);
    expect(bucket({ versions }, 0)).toBe("b");
    expect(bucket({ versions }, 0.5)).toBe("d");
    expect(bucket({ versions }, 1 - Number.EPSILON)).toBe("d");
  });

  it("refuses a fraction outside [0, 1)", () => {
    expect(() => bucket({ versions: versionsOf([1, 1]) }, 1)).toThrow(/fraction in \[0, 1\)/);
  });
});

describe("visitorFraction", () => {
  const visitors = Array.from(
    { length: 20_000 },
    (_, index) => `${index.toString(16).padStart(8, "0")}-visitor`,
  );

  it.each(EXPERIMENT_NAMES)("spreads visitors evenly over the versions of %s (R3.05)", (name) => {
    const seen = [0, 0, 0, 0, 0];
    for (const visitor of visitors) {
      const index = Math.floor(visitorFraction(visitor, name) * 5);
      seen[index] = (seen[index] ?? 0) + 1;
    }
    expect(chiSquare(seen, [4_000, 4_000, 4_000, 4_000, 4_000])).toBeLessThan(18.47);
  });

  it("keeps experiments independent of each other (R3.05)", () => {
    const seen = [0, 0, 0, 0];
    for (const visitor of visitors) {
      const half = (name: string) => (visitorFraction(visitor, name) < 0.5 ? 0 : 1);
      const cell = half("hero") * 2 + half("curated-games-page");
      seen[cell] = (seen[cell] ?? 0) + 1;
    }
    expect(chiSquare(seen, [5_000, 5_000, 5_000, 5_000])).toBeLessThan(18.47);
  });

  it("is always the same for a visitor and within [0, 1)", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...EXPERIMENT_NAMES), (visitor, name) => {
        const fraction = visitorFraction(visitor, name);
        expect(fraction).toBe(visitorFraction(visitor, name));
        expect(fraction >= 0 && fraction < 1).toBe(true);
      }),
    );
  });
});
