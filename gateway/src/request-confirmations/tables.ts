import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";
import { sessions } from "../sessions/index.ts";

/** Visits to MitID by which a player confirmed one request. The audit keeps what happened; these rows are short-lived. */
export const requestConfirmations = pgTable(
  "request_confirmations",
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id),
    /** SHA-256 of session, purpose and request. */
    requestHash: bytes().notNull(),
    /** Of the request that used it; absent until then. */
    purpose: text(),
    confirmedAt: moment().notNull().default(databaseNow),
    usedAt: moment(),
  },
  (table) => [index("request_confirmations_of_player").on(table.playerId, table.confirmedAt)],
);
