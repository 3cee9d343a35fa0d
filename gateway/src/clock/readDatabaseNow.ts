import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { databaseNow } from "./databaseNow.ts";

/** Reads the database's clock, for what cannot be decided in a query: in a transaction it is the transaction's start. */
export async function readDatabaseNow(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
