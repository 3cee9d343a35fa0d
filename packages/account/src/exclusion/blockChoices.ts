/** A length of time that a player can choose, and when it ends if it begins now. */
export interface BlockLength {
  readonly days: number;
  /** ISO time. */
  readonly until: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** From a month to ten years, which is the most that is taken at once. */
const LENGTHS = [30, 60, 90, 180, 365, 730, 1_825, 3_650] as const;
const SHOWN = 4;

/** When something of so many hours ends that begins now, as an ISO time. Hours, not days: a day of the clock's change has 23. */
export const endAfterHours = (now: number, hours: number): string =>
  new Date(now + hours * HOUR_MS).toISOString();

/**
 * The lengths a player may choose: the law's shortest first, and none that ends no later than what holds already.
 *
 * @param now server time, in ms
 * @param leastDays the law's shortest
 * @param currentEnd ISO time until which the player is kept out already
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
