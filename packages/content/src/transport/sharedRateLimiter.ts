import { RateLimiter } from "./rateLimiter.ts";

/**
 * The service counts calls per token, from all senders. A Next process holds several copies of this module (one per
 * bundle layer), so the limiters live on the global object and not in module scope.
 */
const REGISTRY = Symbol.for("@spilhus/content/rate-limiters");

interface Registry {
  [REGISTRY]?: Map<string, RateLimiter>;
}

/** The process's one limiter for this service and token. */
export function sharedRateLimiter(endpoint: string, token: string, perSecond: number): RateLimiter {
  // The global object has no type for foreign symbols; this one is written here alone.
  const holder = globalThis as Registry;
  const limiters = (holder[REGISTRY] ??= new Map());
  const key = `${perSecond} ${token} ${endpoint}`;
  const known = limiters.get(key);
  if (known !== undefined) return known;
  const limiter = new RateLimiter(perSecond);
  limiters.set(key, limiter);
  return limiter;
}
