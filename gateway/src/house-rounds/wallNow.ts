import { sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { houseRounds } from "./tables.ts";

/** The time of this moment on the database's clock, also in a transaction that has waited for a lock. */
export async function wallNow(db: Queries): Promise<Date> {
  const [row] = await db
    .select({ now: sql`${databaseWall}`.mapWith(houseRounds.startedAt) })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("The database returned no time.");
  return row.now;
}
