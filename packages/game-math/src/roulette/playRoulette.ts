import { fraction, type Fraction } from "../exact/index.ts";
import type { RandomSource } from "../random/index.ts";
import { coveredNumbers, ROULETTE_NUMBERS, ROULETTE_ODDS, type RouletteBet } from "./bets.ts";

export interface PlacedBet {
  readonly bet: RouletteBet;
  /** Whole øre, above 0. */
  readonly stakeOre: number;
}

/** A bet after the ball has stopped. */
export interface SettledBet extends PlacedBet {
  /** What comes back, the stake included; 0 for a lost bet. */
  readonly returnOre: number;
}

export interface RouletteRound {
  readonly number: number;
  readonly bets: readonly SettledBet[];
  readonly stakeOre: number;
  readonly returnOre: number;
}

/** What a bet brings back when the ball stops at a number, in øre and with the stake; 0 when it is lost. */
export const returnOf = ({ bet, stakeOre }: PlacedBet, number: number): number =>
  coveredNumbers(bet).includes(number) ? stakeOre * (ROULETTE_ODDS[bet.kind] + 1) : 0;

/** Draws one number and settles every bet by it. */
export function playRoulette(bets: readonly PlacedBet[], random: RandomSource): RouletteRound {
  const number = random.below(ROULETTE_NUMBERS);
  const settled = bets.map((placed) => ({ ...placed, returnOre: returnOf(placed, number) }));
  const sum = (of: (bet: SettledBet) => number) => settled.reduce((total, bet) => total + of(bet), 0);
  return {
    number,
    bets: settled,
    stakeOre: sum(({ stakeOre }) => stakeOre),
    returnOre: sum(({ returnOre }) => returnOre),
  };
}

/** The exact return to player of a bet, as a fraction of its stake. */
export const rouletteReturn = (bet: RouletteBet): Fraction =>
  fraction(coveredNumbers(bet).length * (ROULETTE_ODDS[bet.kind] + 1), ROULETTE_NUMBERS);

/**
 * The part of the stakes that no number can lose: what the bets bring back at the number that is worst for them. Such stakes
 * are no play, so they do not count towards the terms of a bonus.
 */
export function riskFreeOre(bets: readonly PlacedBet[]): number {
  const returns = Array.from({ length: ROULETTE_NUMBERS }, (_, number) =>
    bets.reduce((total, placed) => total + returnOf(placed, number), 0),
  );
  const stakes = bets.reduce((total, { stakeOre }) => total + stakeOre, 0);
  return Math.min(stakes, ...returns);
}
