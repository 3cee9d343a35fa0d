import type { Catalogue, CatalogueQuery, Game, GameCategory, Locale, SearchIndex } from "@spilhus/contracts";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queries } from "../database/openDatabase.ts";
import { catalogueFilter, FILTERS } from "./catalogueFilter.ts";
import { countFacets } from "./facets.ts";
import { gameSummary, selectGames } from "./gameSummary.ts";
import { games } from "./tables.ts";

const PER_PAGE = 48;
const RELATED = 6;

/** One page of a brand's catalogue with the counts of its filters (R1.03). */
export async function findCatalogue(
  db: Queries,
  query: CatalogueQuery,
  categories: readonly GameCategory[],
  now: number,
): Promise<Catalogue> {
  const { page = 1, perPage = PER_PAGE } = query;
  const filter = catalogueFilter(query, categories, now);
  const [rows, { facets, total }] = await Promise.all([
    selectGames(db)
      .where(and(filter.base, ...FILTERS.map((name) => filter.filters[name])))
      .orderBy(...filter.order)
      .limit(perPage)
      .offset((page - 1) * perPage),
    countFacets(db, filter, query.locale, now),
  ]);
  return { games: rows.map((row) => gameSummary(row, now)), total, page, perPage, facets };
}

/** Everything a game page shows; undefined when the brand has no such game. */
export async function findGame(
  db: Queries,
  slug: string,
  locale: Locale,
  categories: readonly GameCategory[],
  now: number,
): Promise<Game | undefined> {
  if (categories.length === 0) return undefined;
  const ofBrand = inArray(games.category, [...categories]);
  const [row] = await selectGames(db).where(and(eq(games.slug, slug), ofBrand));
  if (!row) return undefined;
  const shared = sql`cardinality(ARRAY(SELECT unnest(${games.themes}) INTERSECT SELECT unnest(${sql.param(row.themes)}::text[])))`;
  const related = await selectGames(db)
    .where(and(ofBrand, ne(games.slug, slug)))
    .orderBy(
      desc(eq(games.category, row.category)),
      desc(shared),
      desc(eq(games.provider, row.provider)),
      desc(games.popularity),
      asc(games.slug),
    )
    .limit(RELATED);
  return {
    ...gameSummary(row, now),
    themes: row.themes,
    releasedOn: row.releasedOn,
    ...row.texts[locale],
    related: related.map((other) => gameSummary(other, now)),
  };
}

/** Every game of the brand, compact, for the search in the browser; most played first. */
export async function searchIndex(db: Queries, categories: readonly GameCategory[]): Promise<SearchIndex> {
  if (categories.length === 0) return { providers: [], games: [] };
  const rows = await selectGames(db)
    .where(inArray(games.category, [...categories]))
    .orderBy(desc(games.popularity), asc(games.slug));
  const names = [...new Set(rows.map((row) => row.providerName))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  return {
    providers: names,
    games: rows.map((row) => [row.slug, row.name, places.get(row.providerName) ?? 0, row.searchWords]),
  };
}
