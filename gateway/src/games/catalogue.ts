import type { Catalogue, CatalogueQuery, Game, GameCategory, Locale } from "@spilhus/contracts";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { catalogueFilter, FILTERS } from "./catalogueFilter.ts";
import { countFacets } from "./facets.ts";
import type { GameSearches } from "./gameSearches.ts";
import { gameSummary, selectGames } from "./gameSummary.ts";
import { games } from "./tables.ts";

const PER_PAGE = 48;
const RELATED = 6;

/** One page of a brand's catalogue with the counts of its filters (R1.03). */
export async function findCatalogue(
  db: Queries,
  query: CatalogueQuery,
  categories: readonly GameCategory[],
  searches: GameSearches,
  now: number,
): Promise<Catalogue> {
  const { page = 1, perPage = PER_PAGE, q } = query;
  const found = q === undefined ? undefined : await searches.find(categories, q);
  const filter = catalogueFilter(query, categories, found, now);
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
