import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";

/** Background work that is still to be done; a row is deleted once its work is done. */
export const jobs = pgTable(
  "jobs",
  {
    /** The same at every attempt, so that receivers recognise a repetition. */
    id: uuid().primaryKey().defaultRandom(),
    queue: text().notNull(),
    /** At most one job of a queue has this key; absent: any number. */
    key: text(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    /** When to do it; while a gateway works on it, when its lease ends. */
    dueAt: moment().notNull().default(databaseNow),
    /** Of the gateway that works on it. */
    lease: uuid(),
    createdAt: moment().notNull().default(databaseNow),
    /** When it was given up; such a job is kept for somebody to look at. */
    failedAt: moment(),
    lastError: text(),
  },
  (table) => [
    unique("jobs_one_by_key").on(table.queue, table.key),
    index("jobs_due")
      .on(table.dueAt)
      .where(sql`failed_at is null`),
  ],
);
