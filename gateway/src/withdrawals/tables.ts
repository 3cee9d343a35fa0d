import type { DocumentKind, WithdrawalReason, WithdrawalState } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import { deposits } from "../deposit-records/index.ts";
import { payoutAccounts } from "../payout-accounts/index.ts";
import { players } from "../players/index.ts";

/**
 * Withdrawals. A trigger lets a state move only along the edges that are listed in the migration, keeps what was asked for,
 * sets the times, and writes each state into `withdrawal_steps`. `moveWithdrawal` changes a state together with its money.
 */
export const withdrawals = pgTable(
  "withdrawals",
  {
    /** Also the provider's reference of the payout. */
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    licence: text().notNull(),
    brand: text().notNull(),
    amountOre: bigint({ mode: "number" }).notNull(),
    accountId: uuid()
      .notNull()
      .references(() => payoutAccounts.id),
    provider: text().notNull(),
    /** The deposit whose money goes out because its provider does not refund it; the money is not the player's cash. */
    refundsTxId: text().references(() => deposits.txId),
    state: text().$type<WithdrawalState>().notNull().default("checking"),
    /** Who caused the state, such as `call:create-withdrawal`, `rules`, `provider:bank` or `officer:lis`. */
    by: text().notNull(),
    reason: text().$type<WithdrawalReason>(),
    /** Documents that are waited for. */
    documents: jsonb().$type<readonly DocumentKind[]>(),
    documentsUntil: moment(),
    /** The rules did not approve it: an officer decides. */
    officerSince: moment(),
    createdAt: moment().notNull().default(databaseNow),
    sentAt: moment(),
    paidAt: moment(),
  },
  (table) => [
    index("withdrawals_of_player").on(table.playerId, table.createdAt.desc()),
    index("withdrawals_open")
      .on(table.playerId)
      .where(sql`state in ('checking', 'waiting', 'approved', 'sent')`),
    index("withdrawals_of_refunds")
      .on(table.refundsTxId)
      .where(sql`refunds_tx_id is not null`),
    index("withdrawals_paid")
      .on(table.licence, table.paidAt)
      .where(sql`paid_at is not null`),
    check("withdrawals_amount", sql`amount_ore > 0`),
    check(
      "withdrawals_documents",
      sql`(documents is null) = (documents_until is null) and (state <> 'waiting' or documents is not null)`,
    ),
    check("withdrawals_reason", sql`(state in ('refused', 'returned')) = (reason is not null)`),
  ],
);

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Each state that a withdrawal came to, in order: its timeline. Written by the trigger alone, for good. */
export const withdrawalSteps = pgTable(
  "withdrawal_steps",
  {
    withdrawalId: uuid()
      .notNull()
      .references(() => withdrawals.id),
    place: integer().notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    by: text().notNull(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.place] })],
);

/**
 * Money that can go nowhere by itself, of closed accounts and of refunds that a provider does not make: an officer finds a
 * way for it.
 */
export const payoutNotes = pgTable(
  "payout_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Why nothing was paid. */
    reason: text()
      .$type<
        | "no-account"
        | "withdrawals-blocked"
        | "not-verified"
        | "returned"
        | "refund-refused"
        | "refund-not-booked"
      >()
      .notNull(),
    openedAt: moment().notNull().default(databaseNow),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex("payout_notes_open")
      .on(table.playerId)
      .where(sql`closed_at is null`),
  ],
);
