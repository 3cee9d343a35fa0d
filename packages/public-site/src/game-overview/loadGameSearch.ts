import { getSearchIndex } from "@spilhus/api-client";
import { createGameSearch, type GameSearch } from "@spilhus/search";

const searches = new Map<string, Promise<GameSearch>>();

/**
 * Loads the search over a brand's games once per document; after a failure the next call tries again. Browser only.
 *
 * @throws {ApiError} when the index cannot be fetched
 */
export function loadGameSearch(brand: string): Promise<GameSearch> {
  const known = searches.get(brand);
  if (known) return known;
  const search = getSearchIndex({ fetch: (...call) => fetch(...call) }, { query: { brand } }).then(
    createGameSearch,
  );
  searches.set(brand, search);
  search.catch(() => searches.delete(brand));
  return search;
}
