import type { WinnerName } from "@spilhus/contracts/player-account";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

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
    /** When the player last said which channels are allowed, none included. */
    marketingAnsweredAt: moment(),
    /** When the player last put the question off. */
    marketingPostponedAt: moment(),
    /** When the player last put the offer of limits of loss off. */
    lossOfferPostponedAt: moment(),
    /** How others read of their wins: by an alias, or by first name and initial when they chose so. */
    winnerName: text().$type<WinnerName>().notNull().default("alias"),
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
