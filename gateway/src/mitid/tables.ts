import type { MitIdPurpose } from "@spilhus/contracts/user-auth";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

/** Pending visits to MitID. Returning deletes the row, so that it is used once. */
export const mitIdVisits = pgTable("mitid_visits", {
  /** SHA-256 of the state in the address; the browser's cookie must match as well. */
  stateHash: bytes().primaryKey(),
  cookieHash: bytes().notNull(),
  brand: text().notNull(),
  purpose: text().$type<MitIdPurpose>().notNull(),
  /** The signed-in player, if the purpose is to verify identity or confirm a change. */
  playerId: uuid(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  returnPath: text(),
  /** The one request that is confirmed. */
  request: text(),
  expiresAt: moment().notNull(),
  startedAt: moment().notNull().default(databaseNow),
});
