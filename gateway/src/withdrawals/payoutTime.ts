import type { WithdrawalOptions } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { withdrawals } from "./tables.ts";

/** Fewer payouts are no measure of what the next player can expect. */
const LEAST_PAYOUTS = 10;

/**
 * How long withdrawals of a licence took in the last 30 days, from the player's click to the provider's confirmation, in
 * whole minutes, rounded up. Nothing before there were enough.
 */
export async function payoutTime(db: Queries, licence: string): Promise<WithdrawalOptions["payoutMinutes"]> {
  const minutes = (share: number) =>
    sql`ceil(percentile_disc(${share}::float8) within group (order by extract(epoch from paid_at - created_at)) / 60)`;
  const { rows } = await db.execute<{ median: string | null; p90: string | null; payouts: string }>(sql`
    select ${minutes(0.5)} as median, ${minutes(0.9)} as p90, count(*) as payouts from ${withdrawals}
    where licence = ${licence} and paid_at > ${databaseNow} - interval '30 days'
  `);
  const [row] = rows;
  const payouts = Number(row?.payouts ?? 0);
  if (!row || payouts < LEAST_PAYOUTS) return null;
  return { median: Number(row.median), p90: Number(row.p90), payouts };
}
