import { inArray, lte, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { trackingEntries } from "./tables.ts";

/** Older entries tell nothing that a report has not told already. */
export const RETENTION_DAYS = 90;
const BATCH = 5_000;
const EVERY_SECONDS = 3_600;

/** Deletes what the tracking service has kept long enough. */
export async function deleteOldEntries(db: Queries): Promise<void> {
  const end = sql`${databaseNow} - ${seconds(RETENTION_DAYS * 86_400)}`;
  let deleted: number;
  do {
    const due = db
      .select({ id: trackingEntries.id })
      .from(trackingEntries)
      .where(lte(trackingEntries.receivedAt, end))
      .limit(BATCH);
    const { rowCount } = await db.delete(trackingEntries).where(inArray(trackingEntries.id, due));
    deleted = rowCount ?? 0;
  } while (deleted === BATCH);
}

export const trackingJobs = (db: Queries): JobQueue =>
  periodicJob("delete-old-tracking", { everySeconds: EVERY_SECONDS }, () => deleteOldEntries(db));
