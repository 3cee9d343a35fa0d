import type { ConfirmationMethod, SignInMethod } from "@spilhus/contracts/user-auth";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Why a session is over. */
export type SessionEnd =
  | "logout"
  | "new-login"
  | "ended-elsewhere"
  | "ended-by-operator"
  | "restricted"
  | "credential-changed"
  | "account-closed";

/** Every session there was: those that are over tell how much time a player spends here. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the cookie's value. */
    tokenHash: bytes().notNull().unique(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** A session is good on the site it was begun on. */
    brand: text().notNull(),
    method: text().$type<SignInMethod>().notNull(),
    /** Browser and kind of device, by which a player tells their sessions apart; neither an address nor a fingerprint. */
    device: text(),
    loggedInAt: moment().notNull().default(databaseNow),
    lastUsedAt: moment().notNull().default(databaseNow),
    /** The end unless it is used, and the latest end. */
    expiresAt: moment().notNull(),
    endsAt: moment().notNull(),
    endedAt: moment(),
    endedBecause: text().$type<SessionEnd>(),
    /** When identity was last shown for a change that needs it. */
    confirmedAt: moment(),
    confirmedBy: text().$type<ConfirmationMethod>(),
    /** How often a CPR number was tried. */
    cprTries: integer().notNull().default(0),
  },
  (table) => [
    index("sessions_open_of_player")
      .on(table.playerId)
      .where(sql`ended_at is null`),
    index("sessions_of_player").on(table.playerId, table.loggedInAt),
  ],
);
