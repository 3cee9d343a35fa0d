import type { GameCategory, Winner } from "@spilhus/contracts";
import { and, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { games, winners } from "./tables.ts";

const FEED_DAYS = 90;
const DAY_MS = 86_400_000;

/** The newest net wins of the last 90 days up to the clock, on games of these categories. */
export async function latestWinners(
  db: Queries,
  brand: string,
  categories: readonly GameCategory[],
  limit: number,
  now: number,
): Promise<Winner[]> {
  if (categories.length === 0) return [];
  const rows = await db
    .select({
      id: winners.id,
      player: winners.player,
      amountOre: winners.amountOre,
      wonAt: winners.wonAt,
      game: { slug: games.slug, name: games.name, category: games.category, art: games.art },
    })
    .from(winners)
    .innerJoin(games, eq(winners.game, games.slug))
    .where(
      and(
        eq(winners.brand, brand),
        lte(winners.wonAt, new Date(now)),
        gt(winners.wonAt, new Date(now - FEED_DAYS * DAY_MS)),
        inArray(games.category, [...categories]),
      ),
    )
    .orderBy(desc(winners.wonAt), desc(winners.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, wonAt: row.wonAt.toISOString() }));
}
