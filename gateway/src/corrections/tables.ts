import type { CORRECTION_REASONS } from "@spilhus/contracts/staff";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { ledgerMovements } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { payoutNotes } from "../withdrawals/index.ts";

/**
 * Corrections of wrong bookings. One member of staff proposes, another one confirms; only then a new movement is
 * booked. A trigger keeps what was proposed and lets each be decided once.
 */
export const corrections = pgTable(
  "corrections",
  {
    /** Also the reference of its movement. */
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    licence: text().notNull(),
    brand: text().notNull(),
    /** `credit` gives the player money of the house, `debit` takes it back. */
    kind: text().$type<"credit" | "debit">().notNull(),
    amountOre: bigint({ mode: "number" }).notNull(),
    /** The player is told this. */
    reason: text().$type<(typeof CORRECTION_REASONS)[number]>().notNull(),
    /** For the staff alone. */
    note: text().notNull(),
    /** The movement that was wrong. */
    movementId: uuid().references(() => ledgerMovements.id),
    /** Otherwise the note of money that could not be booked, which the correction closes. */
    payoutNoteId: uuid().references(() => payoutNotes.id),
    state: text().$type<"proposed" | "booked" | "declined">().notNull().default("proposed"),
    /** Ids of members of staff. */
    proposedBy: text().notNull(),
    proposedAt: moment().notNull().default(databaseNow),
    decidedBy: text(),
    decidedAt: moment(),
  },
  (table) => [
    index("corrections_newest").on(table.proposedAt),
    index("corrections_of_player").on(table.playerId),
    check("corrections_amount", sql`amount_ore > 0`),
    check("corrections_about", sql`movement_id is not null or payout_note_id is not null`),
    check("corrections_state", sql`state in ('proposed', 'booked', 'declined')`),
    check(
      "corrections_decided",
      sql`(state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)`,
    ),
    check("corrections_two_persons", sql`state <> 'booked' or decided_by <> proposed_by`),
  ],
);

export type CorrectionRow = typeof corrections.$inferSelect;
