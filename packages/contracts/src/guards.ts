/**
 * Checks of a player before a page (R5.13); a brand may add one to a route in its `guards.ts`. The gateway repeats each
 * on the call itself.
 */
export const GUARD_IDS = ["withdrawal-not-blocked", "verified-eid", "deposit-limit-set"] as const;
export type GuardId = (typeof GUARD_IDS)[number];

/** Steps a route runs before its page (R2.01, R2.20, R2.23, R2.26, R8.06). */
export const MIDDLEWARE_IDS = [
  "recurring-consent",
  "recurring-consent-forced",
  "entrance",
  "playgame",
] as const;
export type MiddlewareId = (typeof MIDDLEWARE_IDS)[number];
