import * as z from "zod";

const count = z.int().min(1).max(1_000_000);

/** Of one account, of one address (an IPv4 address or an IPv6 network, /64), and of everybody together. */
const counts = z.strictObject({ account: count, address: count, everybody: count });

/** Limits of calls. */
export const RateLimitsSchema = z.strictObject({
  /** Content calls of one token in a second. */
  contentPerSecond: count,
  /** Signed management calls of one brand in a minute. */
  managementPerMinute: count,
  /** Catalogue, winners and jackpot calls of one visitor in a minute. */
  feedsPerMinute: count,
  /** Pictures of one visitor in a minute. */
  imagesPerMinute: count,
  /** New pictures rendered for one visitor in a minute. */
  rendersPerMinute: count,
  /** Calls about players in a minute. */
  playerCallsPerMinute: counts,
  /** Attempts in a minute to sign in or to prove something. */
  attemptsPerMinute: counts,
  /** Deposits that are begun in a minute. */
  depositsPerMinute: counts,
  /** Bonus codes that are tried in a minute. */
  bonusCodesPerMinute: counts,
  /** Conversations with customer service that are begun, and mails with one, in a minute. */
  supportPerMinute: counts,
  /** Logins to the chat server in a minute. */
  chatLoginsPerMinute: counts,
  /** Webhooks of one address in a minute. */
  hooksPerMinute: count,
  /** Calls of one member of staff in a minute. */
  staffCallsPerMinute: count,
  /** Sign-ins of staff from one address in a minute. */
  staffSignInsPerMinute: count,
  /** Tracking calls of pages in a minute. */
  trackingPerMinute: counts,
});
export type RateLimits = z.infer<typeof RateLimitsSchema>;

/**
 * Defaults for `RATE_LIMITS`. A site's own client requests 5 stories a second (R9.06), so several app processes may
 * share one token.
 */
export const RATE_LIMITS: RateLimits = {
  contentPerSecond: 200,
  managementPerMinute: 600,
  feedsPerMinute: 1_200,
  imagesPerMinute: 6_000,
  rendersPerMinute: 120,
  playerCallsPerMinute: { account: 600, address: 1_200, everybody: 300_000 },
  attemptsPerMinute: { account: 10, address: 30, everybody: 6_000 },
  depositsPerMinute: { account: 10, address: 60, everybody: 12_000 },
  bonusCodesPerMinute: { account: 5, address: 30, everybody: 6_000 },
  supportPerMinute: { account: 5, address: 20, everybody: 3_000 },
  chatLoginsPerMinute: { account: 10, address: 120, everybody: 60_000 },
  hooksPerMinute: 6_000,
  staffCallsPerMinute: 600,
  staffSignInsPerMinute: 20,
  trackingPerMinute: { account: 120, address: 300, everybody: 60_000 },
};
