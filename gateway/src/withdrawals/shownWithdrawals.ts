import type { Withdrawal } from "@spilhus/contracts/payments";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { payoutAccounts } from "../payout-accounts/index.ts";
import { withdrawals, withdrawalSteps } from "./tables.ts";

/** Withdrawals of one answer; older ones are in the list of movements. */
const MOST = 50;

/** What a player sees of their withdrawals, newest first. Rules, officers and providers do not show. */
export async function shownWithdrawals(db: Queries, playerId: string): Promise<Withdrawal[]> {
  const rows = await db
    .select({
      row: withdrawals,
      label: payoutAccounts.label,
      now: sql<Date>`${databaseNow}`.mapWith(withdrawals.createdAt),
    })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.accountId))
    .where(eq(withdrawals.playerId, playerId))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(MOST);
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const steps = await db
    .select()
    .from(withdrawalSteps)
    .where(inArray(withdrawalSteps.withdrawalId, ids))
    .orderBy(asc(withdrawalSteps.place));
  const stepsOf = Map.groupBy(steps, ({ withdrawalId }) => withdrawalId);
  return rows.map(({ row, label, now }) => ({
    id: row.id,
    state: row.state,
    amountOre: row.amountOre,
    account: label ?? "",
    steps: (stepsOf.get(row.id) ?? []).map(({ state, at }) => ({ state, at: at.toISOString() })),
    documents:
      row.state === "waiting" && row.documents && row.documentsUntil
        ? { kinds: [...row.documents], until: row.documentsUntil.toISOString() }
        : null,
    reason: row.reason,
    serverTime: now.toISOString(),
  }));
}
