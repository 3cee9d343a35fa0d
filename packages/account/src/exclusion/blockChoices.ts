/** A length of a block, and when the block ends if it starts now. */
export interface BlockLength {
  readonly days: number;
  /** ISO time. */
  readonly until: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** In days, from one month to the maximum of ten years. */
const LENGTHS = [30, 60, 90, 180, 365, 730, 1_825, 3_650] as const;
const SHOWN = 4;

/** ISO time after a number of hours. It counts hours, because a day with a clock change has 23 or 25 hours. */
export const endAfterHours = (now: number, hours: number): string =>
  new Date(now + hours * HOUR_MS).toISOString();

/**
 * Returns the lengths a player may choose, the shortest first. Each ends later than the current restriction.
 *
 * @param now server time, in ms
 * @param leastDays the shortest length the law allows
 * @param currentEnd ISO time when the player's current restriction ends
 */
export function blockChoices(
  now: number,
  leastDays: number,
  currentEnd: string | undefined,
): readonly BlockLength[] {
  const current = currentEnd === undefined ? 0 : Date.parse(currentEnd);
  return [...new Set<number>([leastDays, ...LENGTHS])]
    .filter((days) => days >= leastDays)
    .map((days) => ({ days, until: new Date(now + days * DAY_MS).toISOString() }))
    .filter(({ until }) => Date.parse(until) > current)
    .slice(0, SHOWN);
}
