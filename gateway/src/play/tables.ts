import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bonuses } from "../bonuses/index.ts";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { ledgerMovements } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { sessions } from "../sessions/index.ts";
import type { PlayOutcome } from "./playOutcome.ts";

/**
 * Why a play session was closed. `other-game`: its player has opened another one. `left`, `session-ended`: found so when its
 * player came back.
 */
export type PlaySessionEnd = "player" | "other-game" | "left" | "session-ended" | "restricted" | "imported";

/** One player in one game: stakes are taken only within it, and while the session of the site that opened it lasts. */
export const playSessions = pgTable(
  "play_sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    brand: text().notNull(),
    /** Slug; a game may leave the catalogue, its history stays. */
    game: text().notNull(),
    /** `demo` plays without money. */
    mode: text().$type<"real" | "demo">().notNull(),
    /** The session of the site that opened it; nothing for imported history. */
    sessionId: uuid().references(() => sessions.id),
    openedAt: moment().notNull().default(databaseNow),
    closedAt: moment(),
    closedBecause: text().$type<PlaySessionEnd>(),
    /** SHA-256 of the token that its studio can exchange for it; nothing once it is spent, and for games of the house. */
    studioTokenHash: bytes().unique("play_sessions_studio_token"),
    studioTokenUntil: moment(),
  },
  (table) => [
    index("play_sessions_of_player").on(table.playerId, table.openedAt),
    index("play_sessions_open")
      .on(table.openedAt)
      .where(sql`closed_at is null`),
  ],
);

/**
 * Rounds of games that have money in them. `open` → `settled` when the caller ends it, or `void` when all its stakes were
 * rolled back.
 */
export const gameRounds = pgTable(
  "game_rounds",
  {
    id: uuid().primaryKey().defaultRandom(),
    playSessionId: uuid()
      .notNull()
      .references(() => playSessions.id),
    /** The studio, or our own games. */
    caller: text().notNull(),
    /** The caller's id of the round. */
    reference: text().notNull(),
    /** Name of the escrow account that its money goes through; nothing where it is the house's account. */
    escrow: text(),
    /** Stakes that were not rolled back, and the part of them that was bonus money. */
    stakesOre: bigint({ mode: "number" }).notNull().default(0),
    bonusStakesOre: bigint({ mode: "number" }).notNull().default(0),
    /** The bonus that was active at its first stake: the bonus part of its wins is of that bonus. */
    bonusId: uuid().references(() => bonuses.id),
    /** The part of the stakes that counts towards that bonus. */
    countedOre: bigint({ mode: "number" }).notNull().default(0),
    /** Its stakes cover opposite outcomes, so that none of them counts. */
    coversOpposites: boolean().notNull().default(false),
    winsOre: bigint({ mode: "number" }).notNull().default(0),
    /** The part of its wins that came out of a pot. */
    potOre: bigint({ mode: "number" }).notNull().default(0),
    /** The game's declared maximum: all wins of the round, pots apart, are at most so many times its stakes. */
    mostWinTimes: integer().notNull(),
    state: text().$type<"open" | "settled" | "void">().notNull().default("open"),
    openedAt: moment().notNull().default(databaseNow),
    closedAt: moment(),
  },
  (table) => [
    unique("game_rounds_once").on(table.caller, table.reference),
    index("game_rounds_of_session").on(table.playSessionId),
    index("game_rounds_by_end").on(table.closedAt),
    index("game_rounds_of_bonus")
      .on(table.bonusId)
      .where(sql`bonus_id is not null`),
    check("game_rounds_state", sql`(state = 'open') = (closed_at is null)`),
    check(
      "game_rounds_amounts",
      sql`stakes_ore >= 0 and bonus_stakes_ore between 0 and stakes_ore and counted_ore between 0 and stakes_ore and wins_ore >= 0`,
    ),
    check("game_rounds_most_win", sql`wins_ore - pot_ore <= stakes_ore::numeric * most_win_times`),
    check("game_rounds_pot", sql`pot_ore between 0 and wins_ore`),
    // Large net wins in games of studios, for the list of winners; those of our own games have rounds of their own.
    index("game_rounds_studio_wins")
      .on(table.closedAt)
      .where(
        sql`state = 'settled' and wins_ore - stakes_ore >= 5000 and caller not in ('house', 'rooms', 'import')`,
      ),
  ],
);

/**
 * What callers asked of the wallet, with the answer that a repeated request gets again:
 * - `done`, and `rolled-back` for a stake that was given back
 * - `refused`: a stake that is refused stays so, because a delayed copy of it must not be taken after all
 * - `tombstone`: a rollback of this stake came before it; it will be refused
 */
export const walletCalls = pgTable(
  "wallet_calls",
  {
    caller: text().notNull(),
    txId: text().notNull(),
    kind: text().$type<"stake" | "settle" | "rollback">().notNull(),
    state: text().$type<"done" | "refused" | "rolled-back" | "tombstone">().notNull(),
    /** SHA-256 of what was asked; empty for a tombstone. */
    requestHash: bytes().notNull(),
    roundId: uuid(),
    cashOre: bigint({ mode: "number" }).notNull().default(0),
    bonusOre: bigint({ mode: "number" }).notNull().default(0),
    /** The part of a stake that counts towards a bonus. */
    countedOre: bigint({ mode: "number" }).notNull().default(0),
    movementId: uuid()
      .unique("wallet_calls_movement")
      .references(() => ledgerMovements.id),
    /** Text as it was written: a repeated request gets the same bytes. */
    outcome: json().$type<PlayOutcome>(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.txId] }),
    foreignKey({ columns: [table.roundId], foreignColumns: [gameRounds.id], name: "wallet_calls_round" }),
    index("wallet_calls_of_round").on(table.roundId),
  ],
);
