/** How far counts are from equal chances. */
export interface Deviation {
  /** Pearson's statistic, of `counts.length - 1` degrees of freedom. */
  readonly statistic: number;
  /** The statistic as a standard normal value, by Wilson and Hilferty; above 5 in one of three million fair samples. */
  readonly z: number;
}

/** Expected draws of each number that the chi-square distribution needs at least. */
const LEAST_EXPECTED = 5;

/** The standard normal value that one in a million fair samples exceeds: p = 1e-6. */
export const MOST_Z = 4.753_424;

/** Compares counts with equal chances; undefined when there are too few draws. */
export function chiSquare(counts: readonly number[]): Deviation | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  if (counts.length < 2 || expected < LEAST_EXPECTED) return undefined;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return { statistic, z: (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread) };
}
