import type { PlacedBet, RouletteBet } from "@spilhus/game-math";
import { keyOf } from "./betChoice.ts";

/** Chips in the order in which they were laid; each is undone on its own. */
export type Chips = readonly PlacedBet[];

export const totalOf = (chips: Chips): number => chips.reduce((sum, { stakeOre }) => sum + stakeOre, 0);

/** What lies on one bet, in øre. */
export const stakeOn = (chips: Chips, bet: RouletteBet): number =>
  totalOf(chips.filter((chip) => keyOf(chip.bet) === keyOf(bet)));

/** Without the last chip of a bet. */
export function withoutLast(chips: Chips, bet: RouletteBet): Chips {
  const place = chips.findLastIndex((chip) => keyOf(chip.bet) === keyOf(bet));
  return place < 0 ? chips : chips.toSpliced(place, 1);
}

/** Each bet once, with all its chips: as the gateway takes them. */
export function betsOf(chips: Chips): PlacedBet[] {
  const byKey = new Map(chips.map(({ bet }) => [keyOf(bet), bet]));
  return [...byKey.values()].map((bet) => ({ bet, stakeOre: stakeOn(chips, bet) }));
}
