import type { StaffRole } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

/** Everybody who has ever signed in to the console. The audit names them by their id. */
export const staffMembers = pgTable(
  "staff_members",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The identity provider's address, and its own id of the person: names and e-mail addresses change. */
    issuer: text().notNull(),
    sub: text().notNull(),
    name: text().notNull(),
    email: text(),
    firstSignedInAt: moment().notNull().default(databaseNow),
    lastSignedInAt: moment().notNull().default(databaseNow),
  },
  (table) => [unique("staff_members_of_provider").on(table.issuer, table.sub)],
);

/** Why a session of staff is over. */
export type StaffSessionEnd = "signed-out" | "signed-out-everywhere" | "ended-by-operator";

/** Sessions of the console, kept when they are over. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the token. */
    tokenHash: bytes().notNull().unique(),
    memberId: uuid()
      .notNull()
      .references(() => staffMembers.id),
    /** As the identity provider said at this sign-in. */
    roles: text().array().$type<readonly StaffRole[]>().notNull(),
    signedInAt: moment().notNull().default(databaseNow),
    lastUsedAt: moment().notNull().default(databaseNow),
    idleEndsAt: moment().notNull(),
    endsAt: moment().notNull(),
    endedAt: moment(),
    endedBecause: text().$type<StaffSessionEnd>(),
  },
  (table) => [
    index("staff_sessions_open")
      .on(table.memberId)
      .where(sql`ended_at is null`),
  ],
);

/** Pending sign-ins of staff. Returning deletes the row, so that it is used once. */
export const staffVisits = pgTable("staff_visits", {
  /** SHA-256 of the state in the address; the token of the browser must match as well. */
  stateHash: bytes().primaryKey(),
  visitHash: bytes().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  returnPath: text().notNull(),
  expiresAt: moment().notNull(),
  startedAt: moment().notNull().default(databaseNow),
});
