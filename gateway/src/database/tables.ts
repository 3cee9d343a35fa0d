import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What was loaded from outside, and which version of it, so that loading again changes nothing. */
export const imports = pgTable("imports", {
  name: text().primaryKey(),
  version: text().notNull(),
  importedAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
