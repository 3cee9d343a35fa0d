import type { DepositReason, DepositState, PaymentMethod } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";
import type { StrongAuthentication } from "../payment-providers/index.ts";
import { players } from "../players/index.ts";

const ore = () => bigint({ mode: "number" });

/**
 * Deposits. A trigger lets a state move only along the edges that are listed in the migration, keeps what was agreed at
 * the start, and writes each state into `deposit_steps`.
 */
export const deposits = pgTable(
  "deposits",
  {
    /** 128 random bits as base64url: our id, and the provider's reference of the payment. */
    txId: text().primaryKey(),
    /** In the order in which a player's deposits were reserved: times may be equal or out of order. */
    number: bigint({ mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    licence: text().notNull(),
    brand: text().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    amountOre: ore().notNull(),
    state: text().$type<DepositState>().notNull().default("created"),
    reason: text().$type<DepositReason>(),
    createdAt: moment().notNull().default(databaseNow),
    /** When the provider gives the payment up. */
    expiresAt: moment().notNull(),
    /** Until when an unfinished payment takes up room in the limits. */
    reservedUntil: moment().notNull(),
    /** The limits that the amount was held against: those at the reservation, or lower ones at the approval. */
    limitDayOre: ore().notNull(),
    limitWeekOre: ore().notNull(),
    limitMonthOre: ore().notNull(),
    /** Where the provider wants the browser; nothing for a payment in an app, or before the provider answered. */
    redirectUrl: text(),
    /** When the provider accepted the payment. */
    openedAt: moment(),
    /** In the order in which a player's deposits passed the checks; nothing before that. */
    approval: bigint({ mode: "number" }),
    authentication: text().$type<StrongAuthentication>(),
    /** When the player confirmed this very deposit with MitID. */
    confirmedAt: moment(),
    authorisedOre: ore(),
    /** What the provider says it took; booked as the player's, or on its way back. */
    capturedOre: ore(),
    creditedOre: ore(),
    refundedOre: ore(),
    chargedBackOre: ore().notNull().default(0),
    /** How often what is charged back has changed. */
    disputes: integer().notNull().default(0),
    /** When the player gave the deposit up; the provider is told until it has stopped. */
    givenUpAt: moment(),
    settledAt: moment(),
    /** When the provider was last asked about it, and whether it answered. */
    askedAt: moment(),
    isUnanswered: boolean().notNull().default(false),
  },
  (table) => [
    index("deposits_of_player").on(table.playerId, table.number.desc()),
    index("deposits_counted").on(table.playerId, table.settledAt),
    check("deposits_tx_id", sql`tx_id ~ '^[A-Za-z0-9_-]{22}$'`),
    check("deposits_amount", sql`amount_ore > 0`),
    check("deposits_credited", sql`(credited_ore is null) = (settled_at is null)`),
    check("deposits_credited_amount", sql`credited_ore is null or credited_ore = amount_ore`),
    check("deposits_charged_back", sql`charged_back_ore between 0 and coalesce(credited_ore, 0)`),
  ],
);

export type DepositRow = typeof deposits.$inferSelect;

/** Each state that a deposit came to, in order: its timeline. Written by the trigger alone. */
export const depositSteps = pgTable(
  "deposit_steps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    txId: text()
      .notNull()
      .references(() => deposits.txId),
    state: text().$type<DepositState>().notNull(),
    reason: text().$type<DepositReason>(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [index("deposit_steps_of_deposit").on(table.txId, table.id)],
);
