import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toNumber } from "../exact/index.ts";
import { contributionOf, type Pot, potFaults, potReturn, winsPot } from "./index.ts";

const POT: Pot = { id: "small", name: "Small", share: 100, restartOre: 50, orePerWin: 10_000 };
/** How many of all draws win the pot. */
const winningDraws = (stakeOre: number) =>
  Array.from({ length: POT.orePerWin }, (_, drawn) => winsPot(POT, stakeOre, { below: () => drawn })).filter(
    Boolean,
  ).length;

describe("a pot", () => {
  it("is won with a chance in proportion to the stake, whichever way the same money is staked (R2.26)", () => {
    expect([100, 200, 5_000, 10_000].map(winningDraws)).toEqual([100, 200, 5_000, 10_000]);
  });

  it("draws one number below its chances", () => {
    const bounds: number[] = [];
    winsPot(POT, 100, { below: (bound) => (bounds.push(bound), 0) });
    expect(bounds).toEqual([POT.orePerWin]);
  });

  it("gives back what stakes put in and its restarts, as it is said: within six deviations of many rounds", () => {
    const [rounds, stakeOre] = [400_000, 100];
    let [inPot, paid, wins] = [POT.restartOre, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      inPot += contributionOf(POT, stakeOre);
      if (!winsPot(POT, stakeOre, { below: (bound) => randomInt(bound) })) continue;
      paid += inPot;
      inPot = POT.restartOre;
      wins += 1;
    }
    // Not an øre is lost or made between stakes, restarts, wins and what is left.
    expect(paid + inPot).toBe(rounds * contributionOf(POT, stakeOre) + (wins + 1) * POT.restartOre);
    const chance = stakeOre / POT.orePerWin;
    expect(Math.abs(wins - rounds * chance)).toBeLessThan(6 * Math.sqrt(rounds * chance * (1 - chance)));
    const spread = (6 * Math.sqrt(rounds * chance) * POT.restartOre + inPot) / (rounds * stakeOre);
    expect(Math.abs(paid / (rounds * stakeOre) - toNumber(potReturn(POT)))).toBeLessThan(spread);
  });

  it("returns exactly its share of the stakes and its restart by the stakes that a win takes", () => {
    expect(potReturn(POT)).toEqual({ numerator: 3n, denominator: 200n });
  });

  it("can be played when every stake puts whole øre in and fits its draw", () => {
    expect(potFaults(POT, [100, 200])).toEqual([]);
    expect(potFaults(POT, [50])).toEqual(["a stake of 50 øre puts 0.5 øre into the pot small"]);
    expect(potFaults(POT, [20_000])).toEqual(["the pot small is drawn from 10000 numbers"]);
    expect(potFaults({ ...POT, orePerWin: 2 ** 31 }, [100])).toEqual([
      "the pot small is drawn from 2147483648 numbers",
    ]);
    expect(potFaults({ ...POT, share: 0, restartOre: 0 }, [100])).toEqual([
      "the pot small takes 0 of 10000 of a stake",
      "the pot small begins with 0 øre",
    ]);
  });
});
