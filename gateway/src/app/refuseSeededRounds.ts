import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/**
 * Refuses to start production on a database with rounds that a seed wrote as past: whoever chose their draws chose who won.
 *
 * @throws {Error}
 */
export async function refuseSeededRounds(db: Queries): Promise<void> {
  const { rows } = await db.execute(sql`
    select where exists (select from house_rounds where is_seeded) or exists (select from bingo_rounds where is_seeded)
  `);
  if (rows.length > 0) {
    throw new Error("The database is a local one: a seed wrote its rounds. Production needs another one.");
  }
}
