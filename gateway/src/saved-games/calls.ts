import type { GameCategory } from "@spilhus/contracts";
import {
  FORGET_GAME,
  LIST_SAVED_GAMES,
  MOST_SAVED_GAMES,
  SAVE_GAME,
  type SavedGames,
} from "@spilhus/contracts/player-account";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { defineCall, type DefinedCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { brandCategories, games } from "../games/index.ts";
import { lockPlayerOfSession } from "../sessions/index.ts";
import { savedGames } from "./tables.ts";

const ofBrand = (categories: readonly GameCategory[]) => inArray(games.category, [...categories]);

/** A player's saved games that the brand has, last saved first. */
async function listOf(
  db: Queries,
  playerId: string,
  categories: readonly GameCategory[],
): Promise<SavedGames> {
  const rows = await db
    .select({ slug: savedGames.slug, savedAt: savedGames.savedAt })
    .from(savedGames)
    .innerJoin(games, eq(games.slug, savedGames.slug))
    .where(and(eq(savedGames.playerId, playerId), ofBrand(categories)))
    .orderBy(desc(savedGames.savedAt), savedGames.slug);
  return { games: rows.map(({ slug, savedAt }) => ({ slug, savedAt: savedAt.toISOString() })) };
}

const list = defineCall(LIST_SAVED_GAMES, ({ services: { db }, site, session }) =>
  listOf(db, session.player.id, brandCategories(site.brand)),
);

const save = defineCall(
  SAVE_GAME,
  ({ services: { db }, site, session, places: { slug }, refuse }): Promise<SavedGames> =>
    db.transaction(async (transaction) => {
      const categories = brandCategories(site.brand);
      const playerId = session.player.id;
      const [game] = await transaction
        .select({ slug: games.slug })
        .from(games)
        .where(and(eq(games.slug, slug), ofBrand(categories)));
      if (!game) throw refuse("not-found");
      // Serialised for each player, so that two concurrent calls cannot exceed the limit.
      await lockPlayerOfSession(transaction, session);
      const ofPlayer = eq(savedGames.playerId, playerId);
      const [known] = await transaction
        .select({ slug: savedGames.slug })
        .from(savedGames)
        .where(and(ofPlayer, eq(savedGames.slug, slug)));
      if (!known) {
        const [saved] = await transaction.select({ number: count() }).from(savedGames).where(ofPlayer);
        if ((saved?.number ?? 0) >= MOST_SAVED_GAMES) throw refuse("list-full");
        await transaction.insert(savedGames).values({ playerId, slug });
      }
      return listOf(transaction, playerId, categories);
    }),
);

const forget = defineCall(FORGET_GAME, async ({ services: { db }, site, session, places: { slug } }) => {
  const playerId = session.player.id;
  await db.delete(savedGames).where(and(eq(savedGames.playerId, playerId), eq(savedGames.slug, slug)));
  return listOf(db, playerId, brandCategories(site.brand));
});

/** The calls about saved games. */
export const SAVED_GAME_CALLS: readonly DefinedCall[] = [list, save, forget];
