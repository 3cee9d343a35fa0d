import type { GameSummary } from "@spilhus/contracts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { playFacts, potOf } from "./houseGames.ts";
import { games, providers, rooms, type GameRow } from "./tables.ts";

/** A game with its provider's name. */
export type ListedGame = GameRow & {
  readonly providerName: string;
  /** It is a bingo or banko room, whose rounds are played. */
  readonly hasRoom: boolean;
};

/** Whether a game is a room. */
export const isRoom = sql<boolean>`exists (select from ${rooms} where ${rooms.slug} = ${games.slug})`;

/** Days after its release during which a game is new. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/** First release date (ISO, no time) that still counts as new. */
export function newSince(now: number): string {
  return new Date(now - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Games with what a summary needs; conditions and order are added by the caller. */
export function selectGames(db: Queries) {
  return db
    .select({ ...getTableColumns(games), providerName: providers.name, hasRoom: isRoom })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug));
}

/** What a card in a lobby needs of a game. */
export function gameSummary(row: ListedGame, now: number): GameSummary {
  return {
    slug: row.slug,
    name: row.name,
    provider: { slug: row.provider, name: row.providerName },
    category: row.category,
    ...playFacts(row),
    isNew: row.releasedOn >= newSince(now),
    jackpotId: potOf(row.slug)?.id ?? null,
    art: row.art,
  };
}
