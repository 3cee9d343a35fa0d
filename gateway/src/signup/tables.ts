import type { DepositLimitAmounts } from "@spilhus/contracts/validation";
import { date, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Registrations under way, one for each person and licence; of the identity that MitID has shown nothing is in clear. */
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
    /** How often a typed CPR number was matched with the identity since MitID was last shown. */
    cprTries: integer().notNull().default(0),
    cprMatchedAt: moment(),
    email: text(),
    phoneNumber: text(),
    occupationId: text(),
    salaryId: text(),
    depositLimits: jsonb().$type<DepositLimitAmounts>(),
    /** Whose account was made of it. Such a row only answers a browser that asks for the same once more. */
    playerId: uuid().references(() => players.id),
    startedAt: moment().notNull().default(databaseNow),
    expiresAt: moment().notNull(),
  },
  (table) => [unique("signup_drafts_one_by_person").on(table.licence, table.cprHash)],
);
