import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Changes that apps and edge must still hear of; written in the transaction of the change itself. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    brand: text().notNull(),
    cv: bigint({ mode: "number" }).notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("outbox_due").on(table.dueAt)],
);
