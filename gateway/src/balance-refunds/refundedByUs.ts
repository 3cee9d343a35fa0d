import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { balanceRefunds } from "./tables.ts";

/** How much of a credited deposit was refunded at our own request, in øre. */
export async function refundedByUs(db: Queries, txId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql`coalesce(sum(${balanceRefunds.amountOre}), 0)`.mapWith(Number) })
    .from(balanceRefunds)
    .where(and(eq(balanceRefunds.txId, txId), eq(balanceRefunds.state, "refunded")));
  return row?.total ?? 0;
}
