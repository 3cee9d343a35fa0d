import { expect, it } from "vitest";
import { opened, STUDIO_TABLE, TABLE } from "../../testing/playDouble.ts";
import { isBudgetSpent } from "./isBudgetSpent.ts";

it("a budget is spent when it leaves less than the smallest stake, once the round has been shown (R1.04)", () => {
  const play = opened({});
  const least = Math.min(...TABLE.stakesOre);
  const left = (leftOre: number) => ({ amountOre: 10_000, leftOre });
  const at = (isShowingRound: boolean) => ({ play, isShowingRound });
  expect(isBudgetSpent(at(false), left(least - 1))).toBe(true);
  expect(isBudgetSpent(at(true), left(least - 1))).toBe(false);
  expect(isBudgetSpent(at(false), left(least))).toBe(false);
  expect(isBudgetSpent(at(false), null)).toBe(false);
  const framed = { play: opened({ table: STUDIO_TABLE }), isShowingRound: false };
  expect(isBudgetSpent(framed, left(STUDIO_TABLE.leastStakeOre - 1))).toBe(true);
  expect(isBudgetSpent(framed, left(STUDIO_TABLE.leastStakeOre))).toBe(false);
});
