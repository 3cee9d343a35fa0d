import { SHARES, leastPlatesOf } from "../games/index.ts";
import { randomInt } from "node:crypto";
import { BALLS, composeStrip, findWinners, shuffled } from "@spilhus/game-math";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prizesOf, shareOut } from "./prizes.ts";

const TERMS = { platePriceOre: 100, guaranteedPrizeOre: 3_000, returnPercent: 80, shares: SHARES["3x9-90"] };
const sumOf = (list: readonly { readonly ore: number }[]) => list.reduce((sum, { ore }) => sum + ore, 0);
const terms = fc.record({
  platePriceOre: fc.integer({ min: 25, max: 5_000 }),
  guaranteedPrizeOre: fc.integer({ min: 0, max: 1_000_000 }),
  returnPercent: fc.integer({ min: 1, max: 100 }),
  shares: fc.constantFrom(...Object.values(SHARES)),
});

describe("prizes", () => {
  it.each([
    [30, 0, [600, 900, 1_500]],
    [40, 0, [640, 960, 1_600]],
    [40, 7, [641, 962, 1_604]],
  ])("of %s plates with %s øre left from before are the room's shares", (plates, oddOre, expected) => {
    expect(prizesOf(TERMS, plates, oddOre).map(({ ore }) => ore)).toEqual(expected);
  });

  it("are the guaranteed prize or the room's share of all plates, to the øre, whatever the terms", () => {
    fc.assert(
      fc.property(terms, fc.nat(20_000), fc.nat(50), (room, plates, oddOre) => {
        const share = Math.floor((plates * room.platePriceOre * room.returnPercent) / 100);
        expect(sumOf(prizesOf(room, plates, oddOre))).toBe(Math.max(room.guaranteedPrizeOre, share) + oddOre);
      }),
    );
  });

  it("are never more than the plates of a round that takes place have cost, so nobody can buy a prize for less", () => {
    fc.assert(
      fc.property(terms, fc.nat(5_000), (room, more) => {
        const plates = leastPlatesOf(room) + more;
        expect(sumOf(prizesOf(room, plates))).toBeLessThanOrEqual(plates * room.platePriceOre);
      }),
    );
  });
});

describe("shares of a prize", () => {
  const won = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 3 });

  it("are equal for plates that win together, and nothing is lost: wins and odd øre are the prizes", () => {
    fc.assert(
      fc.property(terms, fc.nat(5_000), won, (room, plates, winners) => {
        const prizes = prizesOf(room, plates);
        const { shares, oddOre } = shareOut(
          prizes,
          prizes.map(({ pattern }, place) => ({
            pattern,
            ball: place + 5,
            plates: Array.from({ length: winners[place] ?? 1 }, (_, plate) => plate),
          })),
        );
        expect(sumOf(shares) + oddOre).toBe(sumOf(prizes));
        for (const ofPattern of Map.groupBy(shares, ({ pattern }) => pattern).values()) {
          expect(new Set(ofPattern.map(({ ore }) => ore)).size).toBe(1);
        }
        expect(oddOre).toBeLessThan(winners.at(prizes.length - 1) ?? 1);
      }),
    );
  });

  it("carry what cannot be divided to the next pattern, and after the last one to the next round", () => {
    const prizes = [
      { pattern: "one-row", ore: 100 },
      { pattern: "two-rows", ore: 100 },
      { pattern: "full-plate", ore: 100 },
    ] as const;
    const { shares, oddOre } = shareOut(prizes, [
      { pattern: "one-row", ball: 9, plates: [0, 1, 2] },
      { pattern: "two-rows", ball: 30, plates: [4] },
      { pattern: "full-plate", ball: 60, plates: [0, 5, 6] },
    ]);
    expect(shares.map(({ ore }) => ore)).toEqual([33, 33, 33, 101, 33, 33, 33]);
    expect(oddOre).toBe(1);
  });
});

it("a round of one plate ends after 15 · 91 / 16 numbers in the mean, and after fewer the more plates are sold", () => {
  const random = { below: (bound: number) => randomInt(bound) };
  const plates = Array.from({ length: 10 }, () => composeStrip(random)).flat();
  const meanOf = (sold: number, rounds: number) => {
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) {
      const order = shuffled(
        Array.from({ length: BALLS["90"] }, (_, place) => place + 1),
        random,
      );
      sum += findWinners("90", plates.slice(0, sold), order).at(-1)?.ball ?? 0;
    }
    return sum / rounds;
  };
  // The deviation of one round is 4.5 numbers; 1,000 rounds are within six deviations of the mean.
  expect(Math.abs(meanOf(1, 1_000) - (15 * 91) / 16)).toBeLessThan((6 * 4.5) / Math.sqrt(1_000));
  expect(meanOf(60, 100)).toBeLessThan(78);
});
