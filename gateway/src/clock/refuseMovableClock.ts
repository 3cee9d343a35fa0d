import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/**
 * Refuses to start production on a database whose clock can be moved: moving it would lift exclusions.
 *
 * @throws {Error} when the clock differs from the migrations' one, or the role that moves it exists.
 */
export async function refuseMovableClock(db: Queries): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'clock' and (proname, prosrc) not in (
      ('now', 'select pg_catalog.now()'), ('wall', 'select pg_catalog.clock_timestamp()')
    )
    union all
    select 1 from pg_roles where rolname = 'clock_mover'
  `);
  if (rows.length > 0) {
    throw new Error("The database is one for tests: its clock can be moved. Production needs another one.");
  }
}
