import { boolean, doublePrecision, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/index.ts";

/** Attempts of the last minute that were let through, exact across gateways. Rows are deleted once they expire. */
export const attempts = pgTable("attempts", {
  /** Hash of what is limited: an address, a player, an e-mail address that was typed. */
  key: text().primaryKey(),
  /** When each attempt was made, oldest first. */
  hits: moment().array().notNull(),
  /** Whether the last attempt was let through. */
  isAllowed: boolean().notNull(),
  expiresAt: moment().notNull(),
});

/** What each gateway counted in its memory, for keys that used much of their limit. */
export const callCounts = pgTable(
  "call_counts",
  {
    key: text().notNull(),
    gateway: uuid().notNull(),
    used: doublePrecision().notNull(),
    countedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.gateway] })],
);
