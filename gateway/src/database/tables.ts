import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Imports and their versions, so that repeating an import changes nothing. */
export const imports = pgTable("imports", {
  name: text().primaryKey(),
  version: text().notNull(),
  importedAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
