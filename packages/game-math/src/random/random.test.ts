import { randomInt } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordDraws, replayDraws, shuffled, type RandomSource } from "./index.ts";

const secure: RandomSource = { below: (bound) => randomInt(bound) };
const seeded = (random: () => number): RandomSource => ({ below: (bound) => Math.floor(random() * bound) });

/** Pearson's statistic of counts against equal chances. */
const chiSquare = (counts: readonly number[]) => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
};
/** Where each of the 24 orders of four items came up. */
function orders(shuffle: () => readonly number[], rounds: number): number[] {
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffle().join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return [...counts.values(), ...Array.from({ length: 24 - counts.size }, () => 0)];
}
/** Exceeded by chance once in ten million runs, with 23 degrees of freedom. */
const LIMIT = 78;

describe("a shuffle", () => {
  it("keeps every item, whatever is drawn", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 90 }), fc.infiniteStream(fc.nat()), (items, draws) => {
        const random: RandomSource = { below: (bound) => (draws.next().value ?? 0) % bound };
        expect(shuffled(items, random).sort()).toEqual([...items].sort());
      }),
    );
  });

  it("makes all orders equally likely", () => {
    expect(chiSquare(orders(() => shuffled([1, 2, 3, 4], secure), 24_000))).toBeLessThan(LIMIT);
  });

  it("would be found out if it were biased: sorting by coin tosses is", () => {
    const biased = () => [1, 2, 3, 4].sort(() => secure.below(2) - 0.5);
    expect(chiSquare(orders(biased, 24_000))).toBeGreaterThan(LIMIT);
  });

  it("would be found out if its source took the rest of a byte", () => {
    // 256 is no multiple of 200: the lower numbers come up twice as often.
    const rest: RandomSource = { below: (bound) => secure.below(256) % bound };
    const counts = Array.from({ length: 200 }, () => 0);
    for (let draw = 0; draw < 40_000; draw += 1) {
      const drawn = rest.below(200);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeGreaterThan(340);
  });
});

describe("recorded draws", () => {
  it("give the same result again", () => {
    const recorded = recordDraws(seeded(Math.random));
    const order = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], recorded);
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], replayDraws(recorded.draws))).toEqual(order);
  });

  it.each([
    ["are used up", [1], "There is no draw 2: only 1 were recorded."],
    ["do not fit", [1, 5], "Draw 2 is 5, which is not below 2."],
    ["are no whole numbers", [1, 0.5], "Draw 2 is 0.5, which is not below 2."],
  ])("that %s are refused", (_, draws, message) => {
    expect(() => shuffled([1, 2, 3], replayDraws(draws))).toThrow(message);
  });
});
