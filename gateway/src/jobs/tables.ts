import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { databaseNow } from "../clock/index.ts";
import { moment } from "../database/index.ts";

/** Pending background jobs; a row is deleted once its job is done. */
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
    /** When it is due; while a gateway works on it, the end of its lease. */
    dueAt: moment().notNull().default(databaseNow),
    /** Id of the gateway that works on it. */
    lease: uuid(),
    createdAt: moment().notNull().default(databaseNow),
    /** When it was given up; such a job is kept for inspection. */
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
