import { CancelledError, type FetchQueryOptions, type QueryKey } from "@tanstack/query-core";
import { playerCache } from "./playerCache.ts";

/** An answer about the player, shared by everything on the page. */
export interface CachedAnswer<Answer> {
  /** From the cache while it is fresh; callers at the same time share one request. */
  readonly get: () => Promise<Answer>;
  /** Ends a request that is under way and lets the next caller make a new one. What is shown stays. */
  readonly expire: () => void;
}

/** Binds a query of the player's cache; `query` is read at each call, since its key may name the current path. */
export function cachedAnswer<Answer>(
  query: () => FetchQueryOptions<Answer> & { readonly queryKey: QueryKey },
): CachedAnswer<Answer> {
  const get = async (): Promise<Answer> => {
    try {
      return await playerCache.fetchQuery(query());
    } catch (error) {
      // The request was ended by `expire`: what it would have answered is out of date.
      if (error instanceof CancelledError) return get();
      throw error;
    }
  };
  return {
    get,
    expire() {
      const { queryKey } = query();
      void playerCache.cancelQueries({ queryKey });
      void playerCache.invalidateQueries({ queryKey, refetchType: "none" });
    },
  };
}
