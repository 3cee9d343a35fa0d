import { sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import { preparedQuery, type Queries } from "../database/index.ts";
import { houseRounds } from "./tables.ts";

const selectNow = preparedQuery((db) =>
  db.select({ now: sql`${databaseWall}`.mapWith(houseRounds.startedAt) }).from(sql`(select 1) as one`),
);

/** The time of this moment on the database's clock, also in a transaction that has waited for a lock. */
export async function wallNow(db: Queries): Promise<Date> {
  const [row] = await selectNow(db, {});
  if (!row) throw new Error("The database returned no time.");
  return row.now;
}
