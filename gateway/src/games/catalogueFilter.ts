import type { CatalogueQuery, GameCategory } from "@spilhus/contracts";
import { and, asc, desc, eq, gt, gte, inArray, sql, type SQL } from "drizzle-orm";
import { isOfStudio, isRoom, newSince } from "./gameSummary.ts";
import { POT_SLUGS, PROVED_SLUGS } from "./houseGames.ts";
import { gamePlays, games } from "./tables.ts";

/** The filters a visitor can combine; each is `true` when it is not set. */
export const FILTERS = ["category", "provider", "theme", "new", "jackpot", "playable"] as const;
export type FilterName = (typeof FILTERS)[number];

/** A catalogue query as conditions. */
export interface CatalogueFilter {
  /** What the facets count over: the brand's categories, search text and listed games. */
  readonly base: SQL | undefined;
  readonly filters: Readonly<Record<FilterName, SQL>>;
  /** Whether a game can be played on the brand. */
  readonly canBePlayed: SQL;
  readonly order: readonly SQL[];
}

const MAX_SLUGS = 50;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The first slugs of a list that editors type. What is no slug names no game: it must not fail the page around it. */
function readSlugs(text: string | undefined): readonly string[] | undefined {
  const slugs = text?.split(",").map((slug) => slug.trim());
  return slugs?.filter((slug) => SLUG.test(slug)).slice(0, MAX_SLUGS);
}

const inOrderOf = (slugs: readonly string[]) =>
  sql`array_position(${sql.param(slugs)}::text[], ${games.slug})`;
/** Games with one of these slugs. */
export const oneOf = (slugs: readonly string[]) => sql`${games.slug} = ANY(${sql.param(slugs)}::text[])`;

/** Games of the house that are open, rooms, whose rounds are played, and games in the frames of the brand's studios. */
const canBePlayed = (brand: string): SQL =>
  sql`(${oneOf(PROVED_SLUGS)} OR ${isRoom} OR ${isOfStudio(brand)})`;

/** How much a game is played on a brand of late, by one of the two counts; 0 for one that nobody has played. */
const playsOf = (brand: string, count: typeof gamePlays.players | typeof gamePlays.rounds) =>
  sql`coalesce((select ${count} from ${gamePlays} where ${gamePlays.brand} = ${brand} and ${gamePlays.game} = ${games.slug}), 0)`;

const ORDERS = {
  newest: desc(games.releasedOn),
  name: sql`lower(${games.name}) COLLATE "da-DK-x-icu"`,
  rtp: inOrderOf(PROVED_SLUGS),
} as const;

/**
 * @param categories those of the brand; no others are ever found.
 * @param found slugs that answer the search text, best first; undefined when nothing was searched for.
 */
export function catalogueFilter(
  query: CatalogueQuery,
  categories: readonly GameCategory[],
  found: readonly string[] | undefined,
  now: number,
): CatalogueFilter {
  const slugs = readSlugs(query.slugs);
  const byPlays = [
    desc(playsOf(query.brand, gamePlays.players)),
    desc(playsOf(query.brand, gamePlays.rounds)),
    desc(games.popularity),
  ];
  const always = sql`true`;
  const playable = canBePlayed(query.brand);
  const order: SQL[] = [];
  if (slugs && slugs.length > 0) order.push(inOrderOf(slugs));
  else if (query.sort && query.sort !== "popular") order.push(ORDERS[query.sort]);
  else if (query.sort) order.push(...byPlays);
  if (found && found.length > 0) order.push(inOrderOf(found));
  return {
    base: and(
      categories.length > 0 ? inArray(games.category, [...categories]) : sql`false`,
      slugs && oneOf(slugs),
      found && oneOf(found),
      query.played === undefined ? undefined : gt(playsOf(query.brand, gamePlays.rounds), 0),
      query.sort === "rtp" ? oneOf(PROVED_SLUGS) : undefined,
    ),
    filters: {
      category: query.category === undefined ? always : eq(games.category, query.category),
      provider: query.provider === undefined ? always : eq(games.provider, query.provider),
      theme: query.theme === undefined ? always : sql`${games.themes} @> ${sql.param([query.theme])}::text[]`,
      new: query.new === undefined ? always : gte(games.releasedOn, newSince(now)),
      jackpot: query.jackpot === undefined ? always : oneOf(POT_SLUGS),
      playable: query.playable === undefined ? always : playable,
    },
    canBePlayed: playable,
    order: [...order, ...byPlays, asc(games.slug)],
  };
}
