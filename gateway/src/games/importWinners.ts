import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { winners } from "./tables.ts";

export type ImportedWinner = typeof winners.$inferInsert;

const CHUNK = 5_000;

/** Adds wins to the feed; a win that is there already stays as it is. */
export async function importWinners(db: Queries, rows: readonly ImportedWinner[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    // One array a column keeps a chunk at six parameters, whatever its length.
    await db.execute(sql`
      INSERT INTO ${winners} (id, brand, game, player, amount_ore, won_at)
      SELECT * FROM unnest(
        ${sql.param(chunk.map((row) => row.id))}::uuid[],
        ${sql.param(chunk.map((row) => row.brand))}::text[],
        ${sql.param(chunk.map((row) => row.game))}::text[],
        ${sql.param(chunk.map((row) => row.player))}::text[],
        ${sql.param(chunk.map((row) => row.amountOre))}::bigint[],
        ${sql.param(chunk.map((row) => row.wonAt))}::timestamptz[])
      ON CONFLICT (id) DO NOTHING`);
  }
}

/** Whether a brand's feed has any win in a span of time. */
export async function hasWinners(db: Queries, brand: string, from: Date, until: Date): Promise<boolean> {
  const rows = await db
    .select({ id: winners.id })
    .from(winners)
    .where(and(eq(winners.brand, brand), gte(winners.wonAt, from), lt(winners.wonAt, until)))
    .limit(1);
  return rows.length > 0;
}
