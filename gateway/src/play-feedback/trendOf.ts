import type { PlayFeedback } from "@spilhus/contracts/player-account";

const WEEK = 7;
/** Two weeks count as equal if they differ by less than a tenth of the longer one, or by a quarter of an hour. */
const SHARE = 0.1;
const LEAST_SECONDS = 15 * 60;

/**
 * Whether the last seven days took more of a player's time than the seven before.
 *
 * @param days oldest first
 */
export function trendOf(days: readonly { readonly seconds: number }[]): PlayFeedback["trend"] {
  const sum = (part: typeof days) => part.reduce((total, { seconds }) => total + seconds, 0);
  const now = sum(days.slice(-WEEK));
  const before = sum(days.slice(-2 * WEEK, -WEEK));
  const difference = now - before;
  if (Math.abs(difference) < Math.max(LEAST_SECONDS, SHARE * Math.max(now, before))) return "same";
  return difference > 0 ? "more" : "less";
}
