import { PageCache } from "./pageCache.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * Next constructs a handler for every request; what is kept lives once a process.
 * `PAGE_CACHE_MB` bounds it (default 128).
 */
const shared: PageCache = new PageCache({
  maxBytes: Number(process.env["PAGE_CACHE_MB"] ?? 128) * MEBIBYTE,
  now: Date.now,
});

/** Next's `cacheHandler`: keeps rendered pages and content answers in bounded memory, by tag. */
export default class PageCacheHandler {
  get(key: string, context: { readonly tags?: readonly string[]; readonly softTags?: readonly string[] }) {
    return Promise.resolve(shared.get(key, [...(context.tags ?? []), ...(context.softTags ?? [])]));
  }

  set(key: string, value: Parameters<PageCache["set"]>[1], context: { readonly tags?: readonly string[] }) {
    shared.set(key, value, context.tags ?? []);
    return Promise.resolve();
  }

  revalidateTag(tags: string | readonly string[]) {
    shared.expire(typeof tags === "string" ? [tags] : tags);
    return Promise.resolve();
  }

  /** Nothing is kept a request. */
  resetRequestCache() {}
}
