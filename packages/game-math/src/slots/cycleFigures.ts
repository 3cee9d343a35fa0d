import { fraction, type Fraction } from "../exact/index.ts";
import type { Cycle, WinCounts } from "./winCounter.ts";

/** Figures of a slot that follow from its full cycle. */
export interface CycleFigures {
  /** Return to player as a fraction of the stake, exact. */
  readonly rtp: Fraction;
  /** Share of rounds that win anything. */
  readonly hitRate: number;
  /** Share of rounds that win more than their stake. */
  readonly netWinRate: number;
  /** Standard deviation of a round's win, in stakes. */
  readonly volatility: number;
  /** The most that a round can win, in hundredths of the stake. */
  readonly largestWin: number;
}

interface Moments {
  readonly sum: bigint;
  readonly squares: bigint;
  readonly count: bigint;
}

function momentsOf(wins: WinCounts): Moments {
  let [sum, squares, total] = [0n, 0n, 0n];
  for (const [win, stops] of wins) {
    const [one, times] = [BigInt(win), BigInt(stops)];
    sum += one * times;
    squares += one * one * times;
    total += times;
  }
  return { sum, squares, count: total };
}

/** Chances of the sum of so many free spins, as far as it is at most `most`. */
function chancesOfSum(free: WinCounts, size: number, spins: number, most: number): number[] {
  const one: number[] = Array.from({ length: most + 1 }, (_, win) => (free.get(win) ?? 0) / size);
  let chances: number[] = Array.from({ length: most + 1 }, (_, win) => (win === 0 ? 1 : 0));
  for (let spin = 0; spin < spins; spin += 1) {
    chances = chances.map((_, win) => {
      let chance = 0;
      for (let already = 0; already <= win; already += 1)
        chance += (chances[already] ?? 0) * (one[win - already] ?? 0);
      return chance;
    });
  }
  return chances;
}

/** Chance that a round whose spins have won `wins` and lead to free spins ends with at most `most`. */
function chanceOfAtMost(wins: WinCounts, sums: readonly number[], most: number): number {
  let stops = 0;
  for (const [win, count] of wins) {
    for (let more = 0; win + more <= most; more += 1) stops += count * (sums[more] ?? 0);
  }
  return stops;
}

const HUNDRED = 100;

/** The figures of a whole round, its free spins included. */
export function figuresOf(base: Cycle, free: Cycle | undefined): CycleFigures {
  const freeWins = free?.bySpins.get(0) ?? new Map<number, number>();
  const freeSize = free?.size ?? 1;
  const freeMoments = momentsOf(freeWins);
  const freeMean = Number(freeMoments.sum) / freeSize;
  const freeVariance = Number(freeMoments.squares) / freeSize - freeMean ** 2;
  const largestFree = Math.max(0, ...freeWins.keys());
  // The return is exact: base wins over the base's stops, and for each free spin the mean of all of its stops.
  let numerator = 0n;
  let [squares, mean, misses, noGain, largestWin] = [0, 0, 0, 0, 0];
  for (const [spins, wins] of base.bySpins) {
    const { sum, squares: ofSquares, count: stops } = momentsOf(wins);
    numerator += sum * BigInt(freeSize) + BigInt(spins) * stops * freeMoments.sum;
    const more = spins * freeMean;
    mean += (Number(sum) + Number(stops) * more) / base.size;
    squares +=
      (Number(ofSquares) + 2 * Number(sum) * more + Number(stops) * (spins * freeVariance + more ** 2)) /
      base.size;
    const sums = chancesOfSum(freeWins, freeSize, spins, HUNDRED);
    misses += chanceOfAtMost(wins, sums, 0) / base.size;
    noGain += chanceOfAtMost(wins, sums, HUNDRED) / base.size;
    largestWin = Math.max(largestWin, Math.max(...wins.keys()) + spins * largestFree);
  }
  return {
    rtp: fraction(numerator, BigInt(base.size) * BigInt(freeSize) * BigInt(HUNDRED)),
    hitRate: 1 - misses,
    netWinRate: 1 - noGain,
    volatility: Math.sqrt(squares - mean ** 2) / HUNDRED,
    largestWin,
  };
}
