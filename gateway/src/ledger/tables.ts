import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/**
 * One row for each player who has money: how many movements there were, so that each gets the next number without a
 * gap. The row is the lock under which a player's movements are booked one after the other.
 */
export const ledgerBooks = pgTable("ledger_books", {
  playerId: uuid()
    .primaryKey()
    .references(() => players.id),
  licence: text().notNull(),
  movements: bigint({ mode: "number" }).notNull().default(0),
});

/**
 * Accounts of the double-entry ledger. Only a player's accounts (`cash`, `bonus`, `reserved`, `debt`) carry a balance,
 * a version and the head of a hash chain; the house's accounts carry none, so that no row of theirs is hot. A balance
 * is what the licensee owes the player; that of `debt` is never above 0, the others are never below.
 *
 * Balance, version and head are written by the database alone, when a transfer is inserted.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: uuid().primaryKey().defaultRandom(),
    licence: text().notNull(),
    kind: text().notNull(),
    playerId: uuid().references(() => ledgerBooks.playerId),
    /** Tells accounts of one kind apart, such as the provider's id or the brand's. Empty on players' accounts. */
    ref: text().notNull().default(""),
    balanceOre: bigint({ mode: "number" }),
    version: bigint({ mode: "number" }),
    head: bytes(),
  },
  (table) => [
    unique("ledger_accounts_of_player").on(table.playerId, table.kind),
    uniqueIndex("ledger_accounts_of_house")
      .on(table.licence, table.kind, table.ref)
      .where(sql`player_id is null`),
    check(
      "ledger_accounts_balance_of_players",
      sql`(player_id is null) = (balance_ore is null) and (player_id is null) = (version is null) and (player_id is null) = (head is null)`,
    ),
    check(
      "ledger_accounts_kind",
      sql`case when player_id is null then kind in ('provider-clearing', 'client-bank', 'house', 'promotion-cost', 'suspense', 'written-off', 'escrow', 'pot') else kind in ('cash', 'bonus', 'reserved', 'debt') end`,
    ),
    check(
      "ledger_accounts_not_below_zero",
      sql`balance_ore is null or case when kind = 'debt' then balance_ore <= 0 else balance_ore >= 0 end`,
    ),
  ],
);

/**
 * A business event that moved money, such as a credited deposit. A movement has at least one transfer, all written in the
 * same transaction. (source, reference) is unique: the same deposit, payout or round is booked once.
 */
export const ledgerMovements = pgTable(
  "ledger_movements",
  {
    id: uuid().primaryKey().defaultRandom(),
    licence: text().notNull(),
    brand: text().notNull(),
    /** Nothing for movements between house accounts. */
    playerId: uuid().references(() => ledgerBooks.playerId),
    /** The player's own number of this movement: 1, 2, 3 … without a gap. Lists are ordered by it, never by time. */
    number: bigint({ mode: "number" }),
    kind: text().notNull(),
    source: text().notNull(),
    reference: text().notNull(),
    /** Who or what caused it: a call, a provider's event, a job, an officer. */
    by: text().notNull(),
    /** When it happened, if not when it was booked: a provider's time, for example. */
    eventAt: moment(),
    at: moment().notNull().default(databaseNow),
    /**
     * When it happened, as lists show it: `eventAt` or else `at`, but never before the player's movement before it. So a
     * list by days is a range of numbers. Written by the database.
     */
    listedAt: moment().notNull().default(databaseNow),
    /** Transaction that wrote it; transfers can be added in no other. */
    transaction: text()
      .notNull()
      .default(sql`pg_current_xact_id()::text`),
  },
  (table) => [
    unique("ledger_movements_once").on(table.source, table.reference),
    unique("ledger_movements_of_player").on(table.playerId, table.number),
    index("ledger_movements_by_day").on(table.playerId, table.listedAt, table.number),
    index("ledger_movements_by_kind").on(table.playerId, table.kind, table.number),
    check("ledger_movements_number", sql`(player_id is null) = (number is null)`),
  ],
);

/** One immutable transfer: `amount` leaves the debit account and arrives at the credit account. */
export const ledgerTransfers = pgTable(
  "ledger_transfers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: uuid()
      .notNull()
      .references(() => ledgerMovements.id),
    debit: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    credit: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    amountOre: bigint({ mode: "number" }).notNull(),
    /** Version and balance of a player's account after this transfer; nothing for a house account. */
    debitVersion: bigint({ mode: "number" }),
    debitBalanceAfter: bigint({ mode: "number" }),
    creditVersion: bigint({ mode: "number" }),
    creditBalanceAfter: bigint({ mode: "number" }),
    /** All cash and all bonus money of the movement's player after this transfer, whichever account it moved: for lists. */
    cashAfterOre: bigint({ mode: "number" }),
    bonusAfterOre: bigint({ mode: "number" }),
  },
  (table) => [
    unique("ledger_transfers_debit_version").on(table.debit, table.debitVersion),
    unique("ledger_transfers_credit_version").on(table.credit, table.creditVersion),
    index("ledger_transfers_of_movement").on(table.movementId),
    check("ledger_transfers_amount", sql`amount_ore > 0`),
    check("ledger_transfers_two_accounts", sql`debit <> credit`),
  ],
);

/**
 * The daily seal of a licence: sums, and one hash over every transfer since the seal before and over the audit's heads.
 * The hash also leaves the database (log and mail), because a superuser could recompute everything inside it.
 */
export const ledgerSeals = pgTable(
  "ledger_seals",
  {
    day: date({ mode: "string" }).notNull(),
    licence: text().notNull(),
    /** Last transfer that the seal covers. */
    lastTransfer: bigint({ mode: "number" }).notNull(),
    /** Øre by kind of account: credits less debits of all transfers up to `lastTransfer`. */
    sums: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    /** How many audit rows there were, and a hash of the heads of all chains. */
    auditRows: bigint({ mode: "number" }).notNull(),
    auditHash: bytes().notNull(),
    hash: bytes().notNull(),
    sealedAt: moment().notNull().default(databaseNow),
  },
  (table) => [primaryKey({ columns: [table.licence, table.day] })],
);

/**
 * Head, version and balance of a player's account when its licence was sealed, of each account that had moved since the seal
 * before. Its seal's hash covers it. Checks and receipts go on from here instead of from the beginning.
 */
export const ledgerSealedHeads = pgTable(
  "ledger_sealed_heads",
  {
    accountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    version: bigint({ mode: "number" }).notNull(),
    balanceOre: bigint({ mode: "number" }).notNull(),
    head: bytes().notNull(),
    /** The player's last movement then. */
    number: bigint({ mode: "number" }).notNull(),
    licence: text().notNull(),
    /** Of the seal; nothing for heads that were worked out when this table was made. */
    day: date({ mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.version] }),
    index("ledger_sealed_heads_of_day").on(table.licence, table.day),
  ],
);
