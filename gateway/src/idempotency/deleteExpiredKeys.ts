import { inArray, lte, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { idempotencyKeys } from "./tables.ts";

const BATCH = 5_000;
const EVERY_SECONDS = 3_600;

/** Deletes keys whose answers need not be given again. A key is good until it is deleted. */
export async function deleteExpiredKeys(db: Queries): Promise<void> {
  let deleted: number;
  do {
    const row = sql`ctid`;
    const expired = db
      .select({ row })
      .from(idempotencyKeys)
      .where(lte(idempotencyKeys.expiresAt, databaseNow))
      .limit(BATCH);
    const { rowCount } = await db.delete(idempotencyKeys).where(inArray(row, expired));
    deleted = rowCount ?? 0;
  } while (deleted === BATCH);
}

export const idempotencyJobs = (db: Queries): JobQueue =>
  periodicJob("delete-expired-idempotency-keys", { everySeconds: EVERY_SECONDS }, () =>
    deleteExpiredKeys(db),
  );
