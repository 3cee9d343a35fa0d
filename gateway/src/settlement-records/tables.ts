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

const ore = () => bigint({ mode: "number" });
const day = () => date({ mode: "string" });

/** What a row of a settlement is about. `back` is money returned to a payer: refund or chargeback. */
export type SettlementSide = "capture" | "back" | "payout" | "payout-returned";

/**
 * How a provider and the ledger differ:
 * - `missing-here`: the provider settled it, nothing is booked
 * - `missing-there`: it is booked, the provider did not settle it
 * - `other-amount`: amount or currency differ
 * - `doubled`: the provider settled it more often than it is booked
 */
export type DifferenceKind = "missing-here" | "missing-there" | "other-amount" | "doubled";

/** Rows of providers' settlements, as they were told when a day was last reconciled. */
export const settlementRows = pgTable(
  "settlement_rows",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    day: day().notNull(),
    side: text().$type<SettlementSide>().notNull(),
    reference: text().notNull(),
    amountOre: ore().notNull(),
    currency: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index("settlement_rows_of_day").on(table.provider, table.day),
    index("settlement_rows_of_reference").on(table.provider, table.reference),
    check("settlement_rows_amount", sql`amount_ore > 0`),
  ],
);

/** What came of comparing one provider's day with the ledger. */
export const reconciliations = pgTable(
  "reconciliations",
  {
    provider: text().notNull(),
    day: day().notNull(),
    /** `not-reconciled`: the provider gave no settlement, so nothing was compared. */
    state: text().$type<"matched" | "different" | "not-reconciled">().notNull(),
    /** Why it was not reconciled. */
    reason: text(),
    /** Rows of the settlement, and how many of them agree with the ledger. */
    rows: integer().notNull(),
    matched: integer().notNull(),
    /** Net of the settlement, and of what is booked for it, in øre: money taken less money sent out. */
    settledOre: ore().notNull(),
    bookedOre: ore().notNull(),
    at: moment().notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.day] }),
    check("reconciliations_reason", sql`(state = 'not-reconciled') = (reason is not null)`),
  ],
);

/** Differences that were found. Each is resolved by an officer, or by a later comparison that no longer finds it. */
export const reconciliationDifferences = pgTable(
  "reconciliation_differences",
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    day: day().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    side: text().$type<SettlementSide>().notNull(),
    /** Our id of the deposit or withdrawal, as the provider tells it. */
    reference: text().notNull(),
    /** Nothing where one side has nothing. */
    settledOre: ore(),
    bookedOre: ore(),
    foundAt: moment().notNull().default(databaseNow),
    resolvedAt: moment(),
    /** `reconciliation`, or the id of an officer. */
    resolvedBy: text(),
    note: text(),
  },
  (table) => [
    unique("reconciliation_differences_once").on(table.provider, table.day, table.side, table.reference),
    index("reconciliation_differences_open")
      .on(table.provider)
      .where(sql`resolved_at is null`),
    check("reconciliation_differences_resolved", sql`(resolved_at is null) = (resolved_by is null)`),
  ],
);
