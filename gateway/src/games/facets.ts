import type { Catalogue, GameCategory, Locale } from "@spilhus/contracts";
import { and, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { CATEGORY_NAMES } from "./brandCategories.ts";
import { FILTERS, oneOf, type CatalogueFilter, type FilterName } from "./catalogueFilter.ts";
import { POT_SLUGS } from "./houseGames.ts";
import { newSince } from "./gameSummary.ts";
import { games, providers, themes } from "./tables.ts";

type Facets = Catalogue["facets"];
type Count = { kind: FilterName | "total"; slug: string; count: number };

/** Every filter but one, so that a facet shows what choosing another of its values would give. */
const others = (filter: CatalogueFilter, without?: FilterName): SQL | undefined =>
  and(filter.base, ...FILTERS.filter((name) => name !== without).map((name) => filter.filters[name]));

/** Counts of one catalogue query, over all its pages. */
export async function countFacets(
  db: Queries,
  filter: CatalogueFilter,
  locale: Locale,
  now: number,
): Promise<{ facets: Facets; total: number }> {
  const result = await db.execute<Count>(sql`
    SELECT 'category' AS kind, ${games.category} AS slug, count(*)::int AS count FROM ${games}
      WHERE ${others(filter, "category")} GROUP BY 2
    UNION ALL SELECT 'provider', ${games.provider}, count(*)::int FROM ${games}
      WHERE ${others(filter, "provider")} GROUP BY 2
    UNION ALL SELECT 'theme', theme, count(*)::int FROM ${games}, unnest(${games.themes}) AS theme
      WHERE ${others(filter, "theme")} GROUP BY 2
    UNION ALL SELECT 'new', '', count(*)::int FROM ${games}
      WHERE ${others(filter, "new")} AND ${games.releasedOn} >= ${newSince(now)}
    UNION ALL SELECT 'jackpot', '', count(*)::int FROM ${games}
      WHERE ${others(filter, "jackpot")} AND ${oneOf(POT_SLUGS)}
    UNION ALL SELECT 'playable', '', count(*)::int FROM ${games}
      WHERE ${others(filter, "playable")} AND ${filter.canBePlayed}
    UNION ALL SELECT 'total', '', count(*)::int FROM ${games} WHERE ${others(filter)}`);
  const [providerRows, themeRows] = await Promise.all([
    db.select().from(providers),
    db.select().from(themes),
  ]);
  const providerNames = new Map(providerRows.map((row) => [row.slug, row.name]));
  const themeNames = new Map(themeRows.map((row) => [row.slug, row.name[locale]]));

  const facet = (kind: FilterName, nameOf: (slug: string) => string) =>
    result.rows
      .filter((row) => row.kind === kind)
      .map(({ slug, count }) => ({ slug, name: nameOf(slug), count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale));
  const single = (kind: Count["kind"]) => result.rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    total: single("total"),
    facets: {
      // The column holds nothing but categories.
      categories: facet("category", (slug) => CATEGORY_NAMES[slug as GameCategory][locale]),
      providers: facet("provider", (slug) => providerNames.get(slug) ?? slug),
      themes: facet("theme", (slug) => themeNames.get(slug) ?? slug),
      new: single("new"),
      jackpot: single("jackpot"),
      playable: single("playable"),
    },
  };
}
