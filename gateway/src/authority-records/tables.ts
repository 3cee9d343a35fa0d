import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Category of a licence: games of a casino by play session, bingo and banko by purchase of plates. */
export type RecordCategory = "casino" | "bingo";
/** What was played, in the words that the authority tells games apart by. */
export type ProductKind = "slot" | "roulette" | "other" | "bingo" | "banko";

/** A player's name in records: random, so that neither customer number nor CPR number follow from it. */
export const authorityPlayers = pgTable("authority_players", {
  playerId: uuid()
    .primaryKey()
    .references(() => players.id),
  pseudonym: uuid().notNull().unique().defaultRandom(),
});

/** Play that has ended and has no record yet. The database adds a row when a play session is closed or a purchase of plates ends. */
export const authorityDue = pgTable(
  "authority_due",
  {
    category: text().$type<RecordCategory>().notNull(),
    /** A play session, or a purchase of plates. */
    subject: uuid().notNull(),
    since: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.subject] }),
    index("authority_due_since").on(table.since),
  ],
);

/** One record a play session, or a purchase of plates. A row is written once and never changes. */
export const authorityRecords = pgTable(
  "authority_records",
  {
    /** The transaction id by which the authority knows it. */
    id: uuid().primaryKey().defaultRandom(),
    licence: text().notNull(),
    category: text().$type<RecordCategory>().notNull(),
    subject: uuid().notNull(),
    brand: text().notNull(),
    /** Slug of the game or room. */
    product: text().notNull(),
    kind: text().$type<ProductKind>().notNull(),
    pseudonym: uuid()
      .notNull()
      .references(() => authorityPlayers.pseudonym),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    /** Of its end, in UTC: the authority's day. */
    day: date({ mode: "string" }).notNull(),
    /** Rounds that were decided. */
    draws: integer().notNull(),
    stakesOre: bigint({ mode: "number" }).notNull(),
    /** With the stakes in them. */
    winsOre: bigint({ mode: "number" }).notNull(),
    /** The part of the wins that came out of pots, and the part of the stakes that went into them. */
    potWinsOre: bigint({ mode: "number" }).notNull().default(0),
    potStakesOre: bigint({ mode: "number" }).notNull().default(0),
    /** Versions of the rules that decided the rounds; empty for games of a studio. */
    mathVersions: text().array().notNull(),
    recordedAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    unique("authority_records_once").on(table.category, table.subject),
    index("authority_records_of_day").on(table.licence, table.day, table.category, table.id),
    check("authority_records_amounts", sql`draws > 0 and stakes_ore >= 0 and wins_ore >= 0`),
    check("authority_records_times", sql`ended_at >= started_at`),
  ],
);

/** The sums of a day that is over, written once. */
export const authorityDays = pgTable(
  "authority_days",
  {
    licence: text().notNull(),
    /** In UTC. */
    day: date({ mode: "string" }).notNull(),
    category: text().$type<RecordCategory>().notNull(),
    records: integer().notNull(),
    stakesOre: bigint({ mode: "number" }).notNull(),
    winsOre: bigint({ mode: "number" }).notNull(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.licence, table.day, table.category] })],
);
