import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/**
 * Stops a production start on a database whose clock can be moved: what a test does to time would lift exclusions.
 *
 * @throws {Error} when the clock is another than the migrations made, or the role is there that moves it.
 */
export async function refuseMovableClock(db: Queries): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'clock' and not (proname = 'now' and prosrc = 'select pg_catalog.now()')
    union all
    select 1 from pg_roles where rolname = 'clock_mover'
  `);
  if (rows.length > 0) {
    throw new Error("The database is one for tests: its clock can be moved. Production needs another one.");
  }
}
