import type { PageCache, Storing } from "./pageCache.ts";
import { sharedPageCache } from "./sharedPageCache.ts";

/** Next's `cacheHandler`: keeps rendered pages and content answers in bounded memory, by tag. */
export default class PageCacheHandler {
  get(key: string, context: { readonly tags?: readonly string[]; readonly softTags?: readonly string[] }) {
    return Promise.resolve(
      sharedPageCache().get(key, [...(context.tags ?? []), ...(context.softTags ?? [])]),
    );
  }

  set(key: string, value: Parameters<PageCache["set"]>[1], context: Storing) {
    sharedPageCache().set(key, value, context);
    return Promise.resolve();
  }

  revalidateTag(tags: string | readonly string[]) {
    sharedPageCache().expire(typeof tags === "string" ? [tags] : tags);
    return Promise.resolve();
  }

  /** No state per request. */
  resetRequestCache() {}
}
