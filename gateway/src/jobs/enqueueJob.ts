import { sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { jobs } from "./tables.ts";

export interface NewJob {
  readonly queue: string;
  readonly payload: unknown;
  /** Seconds from now; absent: at once. */
  readonly inSeconds?: number;
  /** Replaces the job of the same key, if there is one. */
  readonly key?: string;
}

/** Enqueues a job in the transaction that needs it: both are committed, or neither. @returns its id */
export async function enqueueJob(
  transaction: Queries,
  { queue, payload, inSeconds = 0, key }: NewJob,
): Promise<string> {
  const dueAt = sql`${databaseNow} + ${seconds(inSeconds)}`;
  const fresh = { payload, dueAt, attempts: 0, lease: null, failedAt: null, lastError: null };
  const [row] = await transaction
    .insert(jobs)
    .values({ queue, key: key ?? null, payload, dueAt })
    .onConflictDoUpdate({ target: [jobs.queue, jobs.key], set: fresh })
    .returning({ id: jobs.id });
  if (!row) throw new Error("The database returned no row for a job it has just written.");
  return row.id;
}
