/**
 * Slowdown of Lighthouse's phone by benchmark index of the machine: the published calibration of the default, ×4,
 * which was chosen for an index of about 1,500.
 *
 * Source: Lighthouse, docs/throttling.md ("CPU throttling"), and the calculator that page links to.
 */
const CALIBRATION = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1_300, slowdown: 3 },
  { index: 1_533, slowdown: 4 },
] as const;

const DEFAULT_SLOWDOWN = 4;

/**
 * How many times slower than this machine Lighthouse's phone is, between 1 and Lighthouse's default of 4.
 *
 * @param benchmarkIndex as Lighthouse measured it; it warns below 1,000 that its default overstates.
 */
export function slowdownFor(benchmarkIndex: number): number {
  const upper = CALIBRATION.findIndex(({ index }) => benchmarkIndex < index);
  if (upper < 0) return DEFAULT_SLOWDOWN;
  const [above, below] = [CALIBRATION[upper], CALIBRATION[upper - 1]];
  if (!above || !below) return 1;
  const share = (benchmarkIndex - below.index) / (above.index - below.index);
  return Number((below.slowdown + share * (above.slowdown - below.slowdown)).toFixed(2));
}
