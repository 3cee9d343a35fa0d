import type { GameCategory, Jackpot } from "@spilhus/contracts";
import { and, asc, inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { oneOf } from "./catalogueFilter.ts";
import { POT_SLUGS, potOf } from "./houseGames.ts";
import { games } from "./tables.ts";

/** By id of a pot: the games of these categories whose stakes feed it, by name. */
export async function potGames(
  db: Queries,
  categories: readonly GameCategory[],
): Promise<ReadonlyMap<string, Jackpot["games"]>> {
  if (categories.length === 0) return new Map();
  const rows = await db
    .select({ slug: games.slug, name: games.name })
    .from(games)
    .where(and(oneOf(POT_SLUGS), inArray(games.category, [...categories])))
    .orderBy(asc(games.name));
  return Map.groupBy(rows, ({ slug }) => potOf(slug)?.id ?? "");
}
