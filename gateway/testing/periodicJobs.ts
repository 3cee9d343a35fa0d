import { sql } from "drizzle-orm";
import type { Queries } from "../src/database/openDatabase.ts";

/**
 * Has the periodic jobs of a test's database begin an hour later, as if a gateway had just done them. A gateway that
 * starts on a new database does them all, which takes longer than most tests. Jobs that a call enqueues have a time of
 * their own.
 */
export async function postponePeriodicJobs(db: Queries): Promise<void> {
  await db.execute(sql`alter table jobs alter due_at set default clock.now() + interval '1 hour'`);
}

/** Has the periodic jobs of a test's database begin at once again, as those of a product's do. */
export async function beginPeriodicJobsAtOnce(db: Queries): Promise<void> {
  await db.execute(sql`alter table jobs alter due_at set default clock.now()`);
}
