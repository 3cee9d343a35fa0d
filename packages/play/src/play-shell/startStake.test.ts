import { expect, it } from "vitest";
import { opened, ROULETTE_TABLE, roundOf, TABLE } from "../../testing/playDouble.ts";
import { startStake } from "./startStake.ts";

it("a game opens with the stake of the last round, else with the lowest, never a higher one", () => {
  expect(startStake(TABLE, opened())).toBe(100);
  expect(startStake(TABLE, opened({ lastRound: roundOf(1) }))).toBe(500);
  expect(startStake(TABLE, opened({ lastRound: { ...roundOf(1), stakeOre: 700 } }))).toBe(100);
});

it("a table opens with its smallest chip, whatever was staked on the last round", () => {
  expect(startStake(ROULETTE_TABLE, opened({ lastRound: roundOf(1) }))).toBe(50);
});
