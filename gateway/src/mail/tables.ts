import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { bytes, moment } from "../database/index.ts";

/** Mails that must still be sent; written in the transaction of what they tell of, gone once they are delivered. */
export const mails = pgTable(
  "mails",
  {
    /** Goes with every try of the mail, so that who has taken it once takes it no second time. */
    id: uuid().primaryKey().defaultRandom(),
    brand: text().notNull(),
    kind: text().notNull(),
    /** To whom and about what; nobody reads it without the gateway's secret. */
    sealed: bytes().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull().default(databaseNow),
    createdAt: moment().notNull().default(databaseNow),
  },
  (table) => [index("mails_due").on(table.dueAt)],
);
