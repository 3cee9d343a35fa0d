import { PageCache } from "./pageCache.ts";

const MEBIBYTE = 1024 * 1024;
const KEY = Symbol.for("spilhus.pageCache");
// The global object takes any key; this one is ours alone.
const holder = globalThis as typeof globalThis & { [KEY]?: PageCache };

/**
 * What this process keeps; `PAGE_CACHE_MB` bounds it (default 128). Next constructs a handler for every request and
 * loads it apart from the pages' bundles, so it lives on the global object rather than in a module.
 */
export function sharedPageCache(): PageCache {
  return (holder[KEY] ??= new PageCache({
    maxBytes: Number(process.env["PAGE_CACHE_MB"] ?? 128) * MEBIBYTE,
    now: Date.now,
  }));
}
