import type { GameCategory, Jackpot } from "@spilhus/contracts";
import { asc, inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { jackpotAmount } from "./jackpotAmount.ts";
import { games, jackpots } from "./tables.ts";

/** The pots that games of these categories pay into, largest first. */
export async function currentJackpots(
  db: Queries,
  categories: readonly GameCategory[],
  now: number,
): Promise<Jackpot[]> {
  if (categories.length === 0) return [];
  const [pots, players] = await Promise.all([
    db.select().from(jackpots),
    db
      .select({ slug: games.slug, name: games.name, jackpotId: games.jackpotId })
      .from(games)
      .where(inArray(games.category, [...categories]))
      .orderBy(asc(games.name)),
  ]);
  return pots
    .map((pot) => ({
      id: pot.id,
      name: pot.name,
      amountOre: jackpotAmount(pot, now),
      growthOrePerMinute: pot.growthOrePerMinute,
      games: players.filter((game) => game.jackpotId === pot.id).map(({ slug, name }) => ({ slug, name })),
    }))
    .filter((pot) => pot.games.length > 0)
    .sort((a, b) => b.amountOre - a.amountOre);
}
