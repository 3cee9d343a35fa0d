import * as z from "zod";

const count = z.int().min(1).max(1_000_000);

/** How much one caller may ask for. */
export const RateLimitsSchema = z.strictObject({
  /** Content calls of one token in a second. */
  contentPerSecond: count,
  /** Signed management calls of one brand in a minute. */
  managementPerMinute: count,
  /** Catalogue, winners and jackpot calls of one visitor in a minute. */
  feedsPerMinute: count,
  /** Pictures of one visitor in a minute. */
  imagesPerMinute: count,
});
export type RateLimits = z.infer<typeof RateLimitsSchema>;

/** What production runs with; the tests run these values too. */
export const PRODUCTION_RATE_LIMITS: RateLimits = {
  contentPerSecond: 50,
  managementPerMinute: 120,
  feedsPerMinute: 240,
  imagesPerMinute: 1_200,
};

/** One machine is every visitor at once there, and a first start warms every page. */
export const LOCAL_RATE_LIMITS: RateLimits = {
  contentPerSecond: 500,
  managementPerMinute: 3_000,
  feedsPerMinute: 12_000,
  imagesPerMinute: 60_000,
};
