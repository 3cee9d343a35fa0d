import type {
  Cancellation,
  RoomPlateKind,
  RoundPattern,
  RoundPrize,
  RoundState,
} from "@spilhus/contracts/bingo";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import type { PrizeShare } from "../games/index.ts";
import { players } from "../players/index.ts";

/** Plates that the system composed once, numbered from 1, in strips of six. The database keeps them as they are. */
export const bingoPlates = pgTable(
  "bingo_plates",
  {
    kind: text().$type<RoomPlateKind>().notNull(),
    no: integer().notNull(),
    /** Cells row by row from top to bottom; 0 for an empty one. */
    cells: smallint().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.no] })],
);

/**
 * Rounds of rooms, with the terms of the room's row at the time they were planned. `planned` → `selling` → `drawn` → `showing` →
 * `finished`; `planned` and `selling` → `cancelled`. What is drawn is never drawn again nor cancelled. Everybody may know all of it.
 */
export const bingoRounds = pgTable(
  "bingo_rounds",
  {
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    /** Slug; a room may leave the plan, its history stays. */
    room: text().notNull(),
    roomName: text().notNull(),
    startsAt: moment().notNull(),
    saleOpensAt: moment().notNull(),
    plate: text().$type<RoomPlateKind>().notNull(),
    platePriceOre: integer().notNull(),
    mostPlates: integer().notNull(),
    leastPlayers: integer().notNull(),
    leastPlates: integer().notNull(),
    guaranteedPrizeOre: integer().notNull(),
    returnPercent: integer().notNull(),
    shares: jsonb().$type<readonly PrizeShare[]>().notNull(),
    intervalMs: integer().notNull(),
    state: text().$type<RoundState>().notNull().default("planned"),
    cancelledBecause: text().$type<Cancellation>(),
    /** Once it is drawn: who and what is in it, and what is played for. */
    players: integer().notNull().default(0),
    plates: integer().notNull().default(0),
    prizes: jsonb().$type<readonly RoundPrize[]>(),
    /** In hex. */
    platesRoot: text(),
    commitment: text(),
    /** How many numbers have been called, and when the last one was; of a round that is `drawn`, when it was drawn. */
    shown: integer().notNull().default(0),
    shownAt: moment(),
    finishedAt: moment(),
    /** What could not be shared out evenly, and the later round of the room whose prizes it was added to. */
    oddOre: integer().notNull().default(0),
    oddInto: uuid(),
    /** Written as past by a local seed with draws of a seeded source. Production refuses such rows. */
    isSeeded: boolean().notNull().default(false),
  },
  (table) => [
    unique("bingo_rounds_once").on(table.brand, table.room, table.startsAt),
    index("bingo_rounds_under_way")
      .on(table.state, table.startsAt)
      .where(sql`state in ('planned', 'selling', 'drawn', 'showing')`),
    index("bingo_rounds_odd")
      .on(table.brand, table.room)
      .where(sql`odd_ore > 0 and odd_into is null`),
    index("bingo_rounds_seeded")
      .on(table.id)
      .where(sql`is_seeded`),
    index("bingo_rounds_over")
      .on(table.brand, table.finishedAt)
      .where(sql`state = 'finished'`),
    check("bingo_rounds_drawn", sql`(state in ('drawn', 'showing', 'finished')) = (commitment is not null)`),
    check("bingo_rounds_cancelled", sql`(state = 'cancelled') = (cancelled_because is not null)`),
    check("bingo_rounds_finished", sql`(state = 'finished') = (finished_at is not null)`),
    check("bingo_rounds_pace", sql`interval_ms >= 3000`),
    check("bingo_rounds_players", sql`least_players >= 2`),
  ],
);

/** What was drawn: a secret until it is called. The role of public queries has no right to it. */
export const bingoDraws = pgTable("bingo_draws", {
  roundId: uuid()
    .primaryKey()
    .references(() => bingoRounds.id),
  order: smallint().array().notNull(),
  salt: bytes().notNull(),
  /** The number that ends the round, counted from 1. */
  lastBall: integer().notNull(),
});

/** Numbers that were called. */
export const bingoBalls = pgTable(
  "bingo_balls",
  {
    roundId: uuid()
      .notNull()
      .references(() => bingoRounds.id),
    /** 1 for the first number. */
    index: integer().notNull(),
    number: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.index] }),
    unique("bingo_balls_once").on(table.roundId, table.number),
  ],
);

/** Why plates were paid back. */
export type PaidBackBecause = "returned" | "cancelled" | "restricted";

/** Plates that a player bought together: one stake, returned together. */
export const bingoPurchases = pgTable(
  "bingo_purchases",
  {
    id: uuid().primaryKey().defaultRandom(),
    roundId: uuid()
      .notNull()
      .references(() => bingoRounds.id),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    paidOre: bigint({ mode: "number" }).notNull(),
    boughtAt: moment().notNull().default(databaseNow),
    paidBackAt: moment(),
    paidBackBecause: text().$type<PaidBackBecause>(),
    /** When everything that it has won was paid, or that it has won nothing was noted. */
    endedAt: moment(),
  },
  (table) => [
    index("bingo_purchases_of_round").on(table.roundId),
    index("bingo_purchases_of_player").on(table.playerId, table.boughtAt),
    index("bingo_purchases_open")
      .on(table.roundId)
      .where(sql`paid_back_at is null and ended_at is null`),
    check("bingo_purchases_paid_back", sql`(paid_back_at is null) = (paid_back_because is null)`),
  ],
);

/** Each plate of a round belongs to one purchase, until it is paid back. */
export const bingoTickets = pgTable(
  "bingo_tickets",
  {
    id: uuid().primaryKey().defaultRandom(),
    roundId: uuid()
      .notNull()
      .references(() => bingoRounds.id),
    purchaseId: uuid()
      .notNull()
      .references(() => bingoPurchases.id),
    plateNo: integer().notNull(),
    paidBackAt: moment(),
  },
  (table) => [
    uniqueIndex("bingo_tickets_once")
      .on(table.roundId, table.plateNo)
      .where(sql`paid_back_at is null`),
    index("bingo_tickets_of_purchase").on(table.purchaseId),
  ],
);

/** Every win of a round, worked out when it was drawn: a secret until its number is called. */
export const bingoWins = pgTable(
  "bingo_wins",
  {
    id: uuid().primaryKey().defaultRandom(),
    roundId: uuid()
      .notNull()
      .references(() => bingoRounds.id),
    pattern: text().$type<RoundPattern>().notNull(),
    ticketId: uuid()
      .notNull()
      .references(() => bingoTickets.id),
    /** The number that decides it, counted from 1. */
    index: integer().notNull(),
    ore: integer().notNull(),
    paidAt: moment(),
  },
  (table) => [
    unique("bingo_wins_once").on(table.roundId, table.pattern, table.ticketId),
    index("bingo_wins_unpaid")
      .on(table.roundId)
      .where(sql`paid_at is null`),
    check("bingo_wins_ore", sql`ore > 0`),
  ],
);
