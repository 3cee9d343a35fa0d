import type { RoundPrize } from "@spilhus/contracts/bingo";
import type { PatternWinners } from "@spilhus/game-math";
import type { bingoRounds } from "./tables.ts";

/** What prizes are worked out from. */
export type PrizeTerms = Pick<
  typeof bingoRounds.$inferSelect,
  "platePriceOre" | "guaranteedPrizeOre" | "returnPercent" | "shares"
>;

/**
 * The prizes of a round by pattern: the room's share of what the plates cost, or the guaranteed prize where that is more, with what
 * earlier rounds could not share out. Fractions of an øre go to the last pattern.
 *
 * @param plates sold plates
 * @param oddOre from earlier rounds of the room
 */
export function prizesOf(
  { platePriceOre, guaranteedPrizeOre, returnPercent, shares }: PrizeTerms,
  plates: number,
  oddOre = 0,
): RoundPrize[] {
  const shareOre = Math.floor((plates * platePriceOre * returnPercent) / 100);
  const totalOre = Math.max(guaranteedPrizeOre, shareOre) + oddOre;
  const prizes = shares.map(({ pattern, percent }) => ({
    pattern,
    ore: Math.floor((totalOre * percent) / 100),
  }));
  const given = prizes.reduce((sum, { ore }) => sum + ore, 0);
  return prizes.map((prize, place) =>
    place === prizes.length - 1 ? { ...prize, ore: prize.ore + totalOre - given } : prize,
  );
}

/** A win of one plate. */
export interface Share {
  readonly pattern: RoundPrize["pattern"];
  /** Place of the plate in the list of those sold. */
  readonly place: number;
  /** The number that decides it, counted from 1. */
  readonly index: number;
  readonly ore: number;
}

/**
 * Shares prizes out: plates that have a pattern with the same number get equal parts. What cannot be divided goes to the next
 * pattern's prize, after the last pattern to the room's next round.
 */
export function shareOut(
  prizes: readonly RoundPrize[],
  winners: readonly PatternWinners[],
): { readonly shares: readonly Share[]; readonly oddOre: number } {
  const shares: Share[] = [];
  let oddOre = 0;
  for (const { pattern, ore: prizeOre } of prizes) {
    const won = winners.find((one) => one.pattern === pattern);
    if (!won) throw new RangeError(`Nobody was found to have ${pattern}.`);
    const ore = Math.floor((prizeOre + oddOre) / won.plates.length);
    oddOre = prizeOre + oddOre - ore * won.plates.length;
    if (ore > 0) shares.push(...won.plates.map((place) => ({ pattern, place, index: won.ball, ore })));
  }
  return { shares, oddOre };
}
