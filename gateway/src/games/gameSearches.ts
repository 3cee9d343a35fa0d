import { DATA_CACHE_SECONDS, type GameCategory, type SearchIndex } from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import { createGameSearch, searchIndexOf, slugsOf, type GameSearch } from "@spilhus/search";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { games, providers } from "./tables.ts";

/** The games of some categories, ready to be searched. */
interface Loaded {
  readonly index: SearchIndex;
  readonly search: GameSearch;
  readonly count: number;
}

/**
 * The one place that decides what a search finds: the ranking that browsers use too, over an index that is at most
 * 10 s old (R9.02).
 */
export class GameSearches {
  readonly #db: Queries;
  readonly #clock: Clock;
  readonly #loaded = new Map<string, { readonly until: number; readonly games: Promise<Loaded> }>();

  constructor(db: Queries, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Every game of the categories, compact; most played first. */
  async index(categories: readonly GameCategory[]): Promise<SearchIndex> {
    return (await this.#load(categories)).index;
  }

  /**
   * Slugs of what is found, best first.
   *
   * @returns undefined for a text without letters or digits, which asks for nothing in particular.
   */
  async find(categories: readonly GameCategory[], text: string): Promise<readonly string[] | undefined> {
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
    const { search, count } = await this.#load(categories);
    return search.search(text, count).map((found) => found.slug);
  }

  #load(categories: readonly GameCategory[]): Promise<Loaded> {
    // There are as many keys as sets of four categories.
    const key = categories.join(",");
    const known = this.#loaded.get(key);
    if (known && known.until > this.#clock.now()) return known.games;
    const loading = this.#read(categories);
    this.#loaded.set(key, { until: this.#clock.now() + DATA_CACHE_SECONDS * 1_000, games: loading });
    loading.catch(() => this.#loaded.delete(key));
    return loading;
  }

  async #read(categories: readonly GameCategory[]): Promise<Loaded> {
    const rows =
      categories.length === 0
        ? []
        : await this.#db
            .select({
              ...{ slug: games.slug, name: games.name, searchWords: games.searchWords },
              providerName: providers.name,
            })
            .from(games)
            .innerJoin(providers, eq(games.provider, providers.slug))
            .where(inArray(games.category, [...categories]))
            .orderBy(desc(games.popularity), asc(games.slug));
    const index = searchIndexOf(
      rows.map(({ slug, name, providerName, searchWords }) => ({
        slug,
        name,
        provider: providerName,
        words: searchWords,
      })),
    );
    return { index, search: createGameSearch(index), count: slugsOf(index).length };
  }
}
