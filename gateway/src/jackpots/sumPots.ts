import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { DatabaseError } from "pg";

/** Fewer rows than this are added up as fast as a sum of them is read. */
const LEAST_ROWS = 500;
/** Rounds wait no longer than this for a sum to be written; it is tried again a minute later. */
const MOST_WAIT_MS = 100;

/** SQLSTATE of a lock that was not granted within `lock_timeout`. */
const LOCK_TIMEOUT = "55P03";

function isLockTimeout(thrown: unknown): boolean {
  const error = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  return error instanceof DatabaseError && error.code === LOCK_TIMEOUT;
}

/**
 * Writes down what each pot's contributions add up to, where many came since the last sum. It waits for the rounds that are
 * under way, so that no earlier contribution can still come; rounds that begin meanwhile wait for it, a few milliseconds.
 *
 * @returns whether it was done; not when rounds kept it waiting
 */
export async function sumPots(db: NodePgDatabase, leastRows = LEAST_ROWS): Promise<boolean> {
  const { rows } = await db.execute<{ rows: string }>(sql`
    select coalesce(max(id), 0) - coalesce((select max(up_to) from pot_sums), 0) as rows from pot_contributions
  `);
  if (Number(rows[0]?.rows) < leastRows) return true;
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${`${MOST_WAIT_MS}ms`}, true)`);
      await tx.execute(sql`lock table pot_contributions in share row exclusive mode`);
      await tx.execute(sql`
        insert into pot_sums (brand, pot, up_to, ore)
        select pots.brand, pots.pot, newer.up_to, coalesce(before.ore, 0) + newer.ore
        from pots
        left join lateral (
          select up_to, ore from pot_sums where brand = pots.brand and pot = pots.pot order by up_to desc limit 1
        ) as before on true
        cross join lateral (
          select max(id) as up_to, sum(ore)::bigint as ore from pot_contributions
          where brand = pots.brand and pot = pots.pot and id > coalesce(before.up_to, 0)
        ) as newer
        where newer.up_to is not null
      `);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
