import type { GameSummary } from "@spilhus/contracts";
import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { studioGames } from "../studio-games/index.ts";
import { playFacts, potOf } from "./houseGames.ts";
import { games, providers, rooms, type GameRow } from "./tables.ts";

/** A game with its provider's name. */
export type ListedGame = GameRow & {
  readonly providerName: string;
  /** It is a bingo or banko room, whose rounds are played. */
  readonly hasRoom: boolean;
  /** The studio in whose frame the brand's players play it; nothing for every other game. */
  readonly studio: string | null;
};

/** Whether a game is a room. */
export const isRoom = sql<boolean>`exists (select from ${rooms} where ${rooms.slug} = ${games.slug})`;

/** The studio of a game that is played in its frame, on a brand or on any. */
const studioOn = (brand: SQL | undefined): SQL =>
  sql`(select ${studioGames.studio} from ${studioGames} where ${studioGames.game} = ${games.slug}
    and ${studioGames.studio} = ${games.provider} ${brand ?? sql``} limit 1)`;
const studioOf = (brand: string): SQL => studioOn(sql`and ${studioGames.brand} = ${brand}`);

/** Whether a game is played in a studio's frame on a brand. */
export const isOfStudio = (brand: string): SQL => sql`${studioOf(brand)} is not null`;
/** Whether it is on any brand. */
export const isOfAnyStudio = sql<boolean>`${studioOn(undefined)} is not null`;

/** Days after its release during which a game is new. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/** First release date (ISO, no time) that still counts as new. */
export function newSince(now: number): string {
  return new Date(now - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Games with what a summary on a brand needs; conditions and order are added by the caller. */
export function selectGames(db: Queries, brand: string) {
  return db
    .select({
      ...getTableColumns(games),
      providerName: providers.name,
      hasRoom: isRoom,
      studio: studioOf(brand).mapWith(String),
    })
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
