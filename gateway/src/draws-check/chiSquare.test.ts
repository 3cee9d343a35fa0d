import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chiSquare, MOST_Z } from "./chiSquare.ts";

const DRAWS = 100_000;
const NUMBERS = 37;
const countsOf = (draw: () => number) => {
  const counts = Array.from({ length: NUMBERS }, () => 0);
  for (let index = 0; index < DRAWS; index += 1) {
    const drawn = draw();
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
};

describe("the deviation of counts from equal chances", () => {
  it("has the critical values of the tables", () => {
    // The statistic that 1 in 1,000 and 1 in 20 fair samples of 24 degrees of freedom exceed: 51.179 and 36.415.
    const of = (statistic: number) => {
      const expected = 1_000;
      const off = Math.sqrt((statistic * expected) / 2);
      return chiSquare([expected + off, expected - off, ...Array.from({ length: 23 }, () => expected)]);
    };
    expect(of(51.179)?.statistic).toBeCloseTo(51.179, 6);
    expect(of(51.179)?.z).toBeCloseTo(3.09, 1);
    expect(of(36.415)?.z).toBeCloseTo(1.645, 1);
  });

  it("is nothing for too few draws", () => {
    expect([chiSquare([4, 5, 5]), chiSquare([100]), chiSquare([])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("of the source that production uses stays below one in a million", () => {
    expect(chiSquare(countsOf(() => randomInt(NUMBERS)))?.z).toBeLessThan(MOST_Z);
  });

  it("of a remainder of eight bits, which is unfair, exceeds it", () => {
    const remainder = () => (randomBytes(1)[0] ?? 0) % NUMBERS;
    expect(chiSquare(countsOf(remainder))?.z).toBeGreaterThan(MOST_Z);
  });
});
