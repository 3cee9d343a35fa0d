/**
 * The value that a share of some values stay below; infinite where nothing was measured, so that no target is met.
 *
 * @param sorted the smallest first
 * @param share 0.5 is the middle, 0.99 the slowest hundredth, 1 the largest
 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
