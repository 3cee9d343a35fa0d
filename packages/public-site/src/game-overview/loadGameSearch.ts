import { getSearchIndex } from "@spilhus/api-client";
import { createGameSearch, type GameSearch } from "@spilhus/search";

const loading = new Map<string, Promise<GameSearch>>();

/**
 * The search over a brand's games, fetched once in the life of a page; after a failure the next call tries again.
 * For browsers: what it keeps is the same for every visitor.
 *
 * @throws {ApiError} when the index cannot be had
 */
export function loadGameSearch(brand: string): Promise<GameSearch> {
  const known = loading.get(brand);
  if (known) return known;
  const search = getSearchIndex({ fetch: (...call) => fetch(...call) }, { query: { brand } }).then(
    createGameSearch,
  );
  loading.set(brand, search);
  search.catch(() => loading.delete(brand));
  return search;
}
