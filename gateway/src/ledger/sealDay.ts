import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** A day's seal, as it leaves the database. */
export interface Seal {
  readonly day: string;
  readonly licence: string;
  /** Hex. */
  readonly hash: string;
}

/**
 * Seals a licence's ledger up to now.
 *
 * @param day `YYYY-MM-DD` in the licence's zone
 * @throws {Error} when the day is sealed already
 */
export async function sealDay(db: Queries, licence: string, day: string): Promise<Seal> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select encode(hash, 'hex') as hash from ledger_seal(${licence}, ${day}::date)`,
  );
  const [row] = rows;
  if (!row) throw new Error(`The database did not seal ${day}.`);
  return { day, licence, hash: row.hash };
}
