import { add, fraction, type Fraction } from "../exact/index.ts";
import type { RandomSource } from "../random/index.ts";

/**
 * A pot that the stakes of its games feed, and that chance gives away: a round wins it with a chance in proportion to its
 * stake, so that nobody pays more for the same chance. All amounts are whole øre.
 */
export interface Pot {
  readonly id: string;
  readonly name: string;
  /** The part of each stake that goes into it, in hundredths of a per cent. */
  readonly share: number;
  /** What the house puts into it when it begins, and after each win. */
  readonly restartOre: number;
  /** It is won once for so many øre of stakes on average: a stake of `s` wins it once in `orePerWin / s` rounds. */
  readonly orePerWin: number;
}

const SHARES = 10_000;

/** What a stake puts into the pot. Whole, as `potFaults` makes sure of. */
export const contributionOf = ({ share }: Pot, stakeOre: number): number => (stakeOre * share) / SHARES;

/** The one draw by which a round wins the pot or not. */
export const winsPot = ({ orePerWin }: Pot, stakeOre: number, random: RandomSource): boolean =>
  random.below(orePerWin) < stakeOre;

/**
 * What the pot gives back in the long run, as a fraction of the stakes: each win pays all that was put in since the one before,
 * and the house's restart.
 */
export const potReturn = ({ share, restartOre, orePerWin }: Pot): Fraction =>
  add(fraction(share, SHARES), fraction(restartOre, orePerWin));

/** Draws are kept as 32-bit integers. */
const MOST_DRAW = 2 ** 31;

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;

/** What is wrong in a pot's data for a game with these stakes; nothing when it can be played. */
export function potFaults(pot: Pot, stakesOre: readonly number[]): string[] {
  const { id, share, restartOre, orePerWin } = pot;
  return [
    ...(isWhole(share, 1) && share < SHARES ? [] : [`the pot ${id} takes ${share} of ${SHARES} of a stake`]),
    ...(isWhole(restartOre, 1) ? [] : [`the pot ${id} begins with ${restartOre} øre`]),
    ...(isWhole(orePerWin, Math.max(1, ...stakesOre)) && orePerWin < MOST_DRAW
      ? []
      : [`the pot ${id} is drawn from ${orePerWin} numbers`]),
    ...stakesOre
      .filter((stake) => !Number.isSafeInteger(contributionOf(pot, stake)))
      .map((stake) => `a stake of ${stake} øre puts ${contributionOf(pot, stake)} øre into the pot ${id}`),
  ];
}
