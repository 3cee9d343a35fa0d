import type { DepositLimitAmounts } from "@spilhus/contracts/validation";
import { date, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Unfinished registrations, one for each person and licence; the identity from MitID is sealed. */
export const signupDrafts = pgTable(
  "signup_drafts",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie's value. */
    tokenHash: bytes().notNull().unique(),
    licence: text().notNull(),
    brand: text().notNull(),
    cprHash: bytes().notNull(),
    cprSealed: bytes().notNull(),
    mitIdHash: bytes().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthdate: date({ mode: "string" }).notNull(),
    /** Number of tries to match a CPR number since the last use of MitID. */
    cprTries: integer().notNull().default(0),
    cprMatchedAt: moment(),
    email: text(),
    phoneNumber: text(),
    occupationId: text(),
    salaryId: text(),
    depositLimits: jsonb().$type<DepositLimitAmounts>(),
    /** The player of the account that was created. Such a row only serves to repeat the answer. */
    playerId: uuid().references(() => players.id),
    startedAt: moment().notNull().default(databaseNow),
    expiresAt: moment().notNull(),
  },
  (table) => [unique("signup_drafts_one_by_person").on(table.licence, table.cprHash)],
);
