import type { LimitPeriod } from "@spilhus/contracts/player-account";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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
import type { Locale } from "@spilhus/contracts";
import { databaseNow } from "../clock/databaseNow.ts";
import { bytes, moment } from "../database/columns.ts";

/**
 * One account of one person under one licence, good on every brand of that licence. CPR and MitID's id are never here
 * in clear: as keyed hashes to find the person by, and the CPR sealed, because the exclusion register must be asked
 * with it at logins that do not bring it.
 */
export const players = pgTable(
  "players",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Number of the licence, as the brand registry has it. */
    licence: text().notNull(),
    /** Where the account was opened. */
    brand: text().notNull(),
    customerNumber: bigint({ mode: "number" })
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ name: "players_customer_number_seq", startWith: 10_000_001 }),
    cprHash: bytes().notNull(),
    cprSealed: bytes().notNull(),
    mitIdHash: bytes().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthdate: date({ mode: "string" }).notNull(),
    email: text(),
    phoneNumber: text(),
    occupationId: text(),
    salaryId: text(),
    marketingEmail: boolean().notNull().default(false),
    marketingSms: boolean().notNull().default(false),
    marketingPhone: boolean().notNull().default(false),
    marketingPush: boolean().notNull().default(false),
    /** The affiliate who sent the player. */
    partnerId: text(),
    partnerName: text(),
    partnerUserId: text(),
    /** When MitID and CPR were found to be the same person; until then the account is a temporary one. */
    eidVerifiedAt: moment(),
    /** Of players who had one already; new ones get none. */
    passwordHash: text(),
    createdAt: moment().notNull().default(databaseNow),
  },
  (table) => [
    unique("players_one_account_by_cpr").on(table.licence, table.cprHash),
    unique("players_one_account_by_mitid").on(table.licence, table.mitIdHash),
    uniqueIndex("players_password_email")
      .on(table.licence, sql`lower(${table.email})`)
      .where(sql`password_hash is not null`),
  ],
);

/** What can stand against a player. */
export const HOLD_KINDS = [
  "suspended",
  "suspended-missing-sof",
  "deactivated",
  /** Ends by customer service alone: after `until` it is an expired block. */
  "block",
  "cooldown",
  "gdc-check-failed",
  "extended-kyc-check-required",
  "oces-login-required",
  "multi-account",
  "play-limits",
  "withdrawals",
  /** The national register of excluded players has the person; without an end for good. */
  "register",
] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** Restrictions of players. A hold is in force from the moment its row is there until it ends or is lifted. */
export const holds = pgTable(
  "holds",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    kind: text().$type<HoldKind>().notNull(),
    /** Who placed it. */
    source: text().$type<"player" | "service" | "register" | "import">().notNull(),
    startsAt: moment().notNull().default(databaseNow),
    endsAt: moment(),
    liftedAt: moment(),
  },
  (table) => [
    index("holds_of_player")
      .on(table.playerId)
      .where(sql`lifted_at is null`),
  ],
);

/** Deposit limits as the player typed them; a raise waits until its time has come. */
export const depositLimits = pgTable(
  "deposit_limits",
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    period: text().$type<LimitPeriod>().notNull(),
    limitOre: bigint({ mode: "number" }).notNull(),
    raisedOre: bigint({ mode: "number" }),
    raisedFrom: moment(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.period] })],
);

/** What events of an account have put into its inbox; one with a time to come is there from then on. */
export const messages = pgTable(
  "messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    source: text().$type<"content" | "event">().notNull(),
    /** What it is about, by which one that is still to come is taken back. */
    topic: text(),
    texts: jsonb().$type<Record<Locale, { readonly subject: string; readonly body: string }>>().notNull(),
    sentAt: moment().notNull().default(databaseNow),
    readAt: moment(),
  },
  (table) => [index("messages_of_player").on(table.playerId, table.sentAt.desc().nullsFirst())],
);
