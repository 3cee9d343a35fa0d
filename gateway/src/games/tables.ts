import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  bigint,
} from "drizzle-orm/pg-core";
import type { Game, GameCategory, GameSummary, Locale, ScheduledRound } from "@spilhus/contracts";

export const providers = pgTable("providers", { slug: text().primaryKey(), name: text().notNull() });

export const themes = pgTable("themes", {
  slug: text().primaryKey(),
  name: jsonb().$type<Record<Locale, string>>().notNull(),
});

/** Empty, and read by the release before alone: pots are real, see `gateway/src/jackpots`. */
export const jackpots = pgTable("jackpots", {
  id: text().primaryKey(),
  name: text().notNull(),
  startOre: bigint({ mode: "number" }).notNull(),
  growthOrePerMinute: integer().notNull(),
  /** Minutes from one win of the pot to the next. */
  cycleMinutes: integer().notNull(),
  /** Where in its cycle the pot was at the epoch. */
  phaseMinutes: integer().notNull(),
});

/** What a game page says in one language. */
export type GameTexts = Pick<Game, "description" | "rules" | "features">;

export const games = pgTable(
  "games",
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    provider: text()
      .notNull()
      .references(() => providers.slug),
    category: text().$type<GameCategory>().notNull(),
    themes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Read and written by the release before alone; the figures of a game come from its proof, see `houseGames.ts`. */
    rtp: integer(),
    volatility: text(),
    minBetOre: integer().notNull(),
    maxBetOre: integer().notNull(),
    releasedOn: date({ mode: "string" }).notNull(),
    /** Empty, and read by the release before alone: a game's pot is part of its rules. */
    jackpotId: text().references(() => jackpots.id),
    /** Order of games that nobody has played of late. */
    popularity: integer().notNull(),
    texts: jsonb().$type<Record<Locale, GameTexts>>().notNull(),
    /** Other words the game is found by, separated by spaces. */
    searchWords: text().notNull().default(""),
    art: jsonb().$type<GameSummary["art"]>().notNull(),
  },
  (table) => [
    index("games_category_popularity").on(table.category, table.popularity.desc().nullsFirst()),
    index("games_themes").using("gin", table.themes),
  ],
);

/** Empty; only the release before reads it. Winners are those of real rounds, see `gateway/src/winners`. */
export const winners = pgTable(
  "winners",
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    game: text()
      .notNull()
      .references(() => games.slug, { onDelete: "cascade" }),
    /** First name and initial, never more. */
    player: text().notNull(),
    amountOre: bigint({ mode: "number" }).notNull(),
    wonAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    // NULLS FIRST is what ORDER BY … DESC means; an index of the other order is not used for it.
    index("winners_feed").on(table.brand, table.wonAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** How much a game was played on a brand within the last days. Counted anew by a job. */
export const gamePlays = pgTable(
  "game_plays",
  {
    brand: text().notNull(),
    /** Slug. */
    game: text().notNull(),
    /** Different players who staked money. */
    players: integer().notNull(),
    /** Rounds for money, or purchases of plates. */
    rounds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.game] })],
);

/** A bingo or banko room with its daily plan in the brand's time zone. */
export const rooms = pgTable("rooms", {
  slug: text().primaryKey(),
  name: text().notNull(),
  kind: text().$type<ScheduledRound["kind"]>().notNull(),
  plate: text().$type<ScheduledRound["plate"]>().notNull(),
  /** `HH:MM` */
  firstStart: text().notNull(),
  lastStart: text().notNull(),
  everyMinutes: integer().notNull(),
  platePriceOre: integer().notNull(),
  /** All prizes of a round together, at least. */
  guaranteedPrizeOre: integer().notNull(),
  /** The share of the sold plates' price that is paid out as prizes. */
  returnPercent: integer().notNull().default(80),
  /** Most plates of one player in a round. */
  mostPlates: integer().notNull().default(24),
  /** A round with fewer players is cancelled. */
  leastPlayers: integer().notNull().default(2),
  /** Time from one number to the next. */
  intervalMs: integer().notNull().default(4_000),
});

export type GameRow = typeof games.$inferSelect;
export type RoomRow = typeof rooms.$inferSelect;
