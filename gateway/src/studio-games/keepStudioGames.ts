import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type StudioGameRow, studioGames } from "./tables.ts";

/** Brings the studios' games to what is configured, in one transaction; the gateway that starts last has the last word. */
export async function keepStudioGames(db: NodePgDatabase, rows: readonly StudioGameRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    // One gateway after the other: rows that both add are no conflict then.
    await tx.execute(sql`lock table ${studioGames} in share row exclusive mode`);
    await tx.delete(studioGames);
    if (rows.length > 0) await tx.insert(studioGames).values([...rows]);
  });
}
