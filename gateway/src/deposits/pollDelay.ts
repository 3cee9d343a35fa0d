/** Queue of deposits that are not final: each is asked about until it is. */
export const POLL_QUEUE = "deposit-poll";

const YOUNG_SECONDS = 30 * 60;
const FIRST_SECONDS = 20;
const LONGEST_SECONDS = 3_600;

/**
 * Seconds until a deposit is asked about again: 20 while it is younger than half an hour, so that an outcome without a webhook is
 * found within a minute; then a quarter of what it is older than that, up to an hour.
 *
 * @param ageSeconds since the deposit was created
 */
export const pollDelay = (ageSeconds: number): number =>
  Math.round(Math.min(LONGEST_SECONDS, Math.max(FIRST_SECONDS, (ageSeconds - YOUNG_SECONDS) / 4)));
