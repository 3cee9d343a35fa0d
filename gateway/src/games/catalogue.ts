import type {
  Catalogue,
  CatalogueQuery,
  Game,
  GameCategory,
  Locale,
  RegisteredBrand,
} from "@spilhus/contracts";
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { brandCategories } from "./brandCategories.ts";
import { catalogueFilter, FILTERS, oneOf } from "./catalogueFilter.ts";
import { countFacets } from "./facets.ts";
import type { GameSearches } from "./gameSearches.ts";
import { gameSummary, selectGames, type ListedGame } from "./gameSummary.ts";
import { PROVED_SLUGS, provedGame } from "./houseGames.ts";
import { pacedRoom } from "./pacedRoom.ts";
import { roomRules } from "./roomRules.ts";
import { games, rooms } from "./tables.ts";

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
    selectGames(db, query.brand)
      .where(and(filter.base, ...FILTERS.map((name) => filter.filters[name])))
      .orderBy(...filter.order)
      .limit(perPage)
      .offset((page - 1) * perPage),
    countFacets(db, filter, query.locale, now),
  ]);
  return { games: rows.map((row) => gameSummary(row, now)), total, page, perPage, facets };
}

/** The returns of the proved games of some categories, in hundredths of a per cent. */
export async function provedReturns(db: Queries, categories: readonly GameCategory[]): Promise<number[]> {
  const rows = await db
    .select({ slug: games.slug })
    .from(games)
    .where(and(inArray(games.category, [...categories]), oneOf(PROVED_SLUGS)));
  return rows.flatMap(({ slug }) => provedGame(slug)?.proof.rtp ?? []);
}

/** A brand's game with this slug; undefined when it has none. */
export async function findListedGame(
  db: Queries,
  slug: string,
  brand: RegisteredBrand,
): Promise<ListedGame | undefined> {
  const categories = brandCategories(brand);
  if (categories.length === 0) return undefined;
  const [row] = await selectGames(db, brand.id).where(
    and(eq(games.slug, slug), inArray(games.category, [...categories])),
  );
  return row;
}

/** Everything a game page shows; undefined when the brand has no such game. */
export async function findGame(
  db: Queries,
  slug: string,
  locale: Locale,
  brand: RegisteredBrand,
  now: number,
): Promise<Game | undefined> {
  const row = await findListedGame(db, slug, brand);
  if (!row) return undefined;
  const [room] = await db.select().from(rooms).where(eq(rooms.slug, slug));
  const ofBrand = inArray(games.category, [...brandCategories(brand)]);
  const shared = sql`cardinality(ARRAY(SELECT unnest(${games.themes}) INTERSECT SELECT unnest(${sql.param(row.themes)}::text[])))`;
  const related = await selectGames(db, brand.id)
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
    // A hall with rounds has the rules of its row; those of the feed are for halls that open later.
    ...(room ? { rules: roomRules(pacedRoom(room, brand, new Date(now)), locale) } : {}),
    related: related.map((other) => gameSummary(other, now)),
  };
}
