import type { Round } from "@spilhus/contracts/play";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseWall } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { ledgerMovements } from "../ledger/index.ts";
import { gameRounds, playSessions } from "../play/index.ts";
import { players } from "../players/index.ts";

const ore = () => bigint({ mode: "number" });

/**
 * Rounds of the house's own games, of money and of demos. A row is written once, in the transaction that decides and books the
 * round, and never changes. All its times are of the wall clock.
 */
export const houseRounds = pgTable(
  "house_rounds",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    playSessionId: uuid()
      .notNull()
      .references(() => playSessions.id),
    /** The money of the round; nothing in a demo. */
    gameRoundId: uuid()
      .unique("house_rounds_game_round")
      .references(() => gameRounds.id),
    /** Within its play session, from 1 without a gap. */
    number: integer().notNull(),
    kind: text().$type<Round["kind"]>().notNull(),
    /** Of the rules that decided it. */
    mathVersion: text().notNull(),
    stakeOre: ore().notNull(),
    winOre: ore().notNull(),
    /** The part of the win that came out of a pot. */
    potOre: ore().notNull().default(0),
    /** The win by account, and its booking; nothing in a demo or without a win. */
    winCashOre: ore().notNull().default(0),
    winBonusOre: ore().notNull().default(0),
    winMovementId: uuid()
      .unique("house_rounds_win")
      .references(() => ledgerMovements.id),
    /** Sums of the play session with this round. */
    stakesSoFarOre: ore().notNull(),
    winsSoFarOre: ore().notNull(),
    /** Every random number that decided it, in the order in which they were used. */
    draws: integer().array().notNull(),
    events: jsonb().$type<Round["events"]>().notNull(),
    startedAt: moment().notNull(),
    shownUntil: moment().notNull(),
    /** Written as past by a local seed with draws of a seeded source: it counts in no statistics. Production refuses such rows. */
    isSeeded: boolean().notNull().default(false),
  },
  (table) => [
    unique("house_rounds_number").on(table.playSessionId, table.number),
    // The latest round of a player: the pace, and the wins that have not been shown.
    index("house_rounds_shown").on(table.playerId, table.shownUntil),
    index("house_rounds_started").on(table.playerId, table.startedAt),
    index("house_rounds_by_version").on(table.mathVersion, table.startedAt),
    // Rows come in the order of time, so that some kilobytes find those of the last days.
    index("house_rounds_recent").using("brin", table.startedAt),
    index("house_rounds_seeded")
      .on(table.id)
      .where(sql`is_seeded`),
    // Large net wins, for the list of winners.
    index("house_rounds_wins")
      .on(table.shownUntil)
      .where(sql`game_round_id is not null and win_ore - stake_ore >= 5000`),
    check("house_rounds_pot", sql`pot_ore between 0 and win_ore`),
    check("house_rounds_amounts", sql`stake_ore > 0 and win_ore >= 0 and shown_until > started_at`),
    check("house_rounds_money", sql`game_round_id is not null or (win_cash_ore = 0 and win_bonus_ore = 0)`),
    check("house_rounds_win_booked", sql`(win_movement_id is null) = (win_cash_ore + win_bonus_ore = 0)`),
  ],
);

/** Since when a player has been playing for money, by which the reality check is due. */
export const realityClocks = pgTable("reality_clocks", {
  playerId: uuid()
    .primaryKey()
    .references(() => players.id),
  /** The player's own choice; nothing for the longest interval. */
  everyMinutes: integer(),
  since: moment().notNull().default(databaseWall),
});

/** Games of the house that are closed or were; a game without a row is open. */
export const houseGames = pgTable(
  "house_games",
  {
    game: text().primaryKey(),
    state: text().$type<"open" | "closed">().notNull(),
    /** Who changed it: `draws-check`, or a member of staff. */
    changedBy: text().notNull(),
    /** In a few words, for the console. */
    reason: text().notNull(),
    changedAt: moment().notNull().default(databaseWall),
  },
  () => [check("house_games_state", sql`state in ('open', 'closed')`)],
);
