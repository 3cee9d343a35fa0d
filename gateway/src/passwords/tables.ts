import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** Sent links for a new password that were not used yet. */
export const passwordLinks = pgTable(
  "password_links",
  {
    /** The mail that contains the link. */
    id: uuid().primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    brand: text().notNull(),
    /** SHA-256 of the link's token or, once it was opened, of the cookie's value. */
    tokenHash: bytes().notNull().unique(),
    openedAt: moment(),
    sentAt: moment().notNull().default(databaseNow),
    expiresAt: moment().notNull(),
  },
  (table) => [index("password_links_of_player").on(table.playerId, table.sentAt)],
);
