/** Messages of the live list. */
export const WINNER_KEYS = [
  "winners.none",
  "winners.pause",
  "winners.resume",
  "winners.updates",
  "winners.paused",
] as const;
export type WinnerKey = (typeof WINNER_KEYS)[number];
