export { CallLimits, siteLimitClass, type SiteLimitClass } from "./callLimits.ts";
export { RateLimiter } from "./rateLimiter.ts";
export { SlidingCounts } from "./slidingCounts.ts";
export { visitorOf } from "./visitorOf.ts";
