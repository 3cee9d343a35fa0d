import { and, eq, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { reverseBonus } from "../bonuses/index.ts";
import type { Queries } from "../database/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { holds } from "../holds/index.ts";
import { postMovement, readBalances, type Account, type Transfer } from "../ledger/index.ts";
import type { PaymentStatus } from "../payment-providers/index.ts";
import type { DepositServices } from "./depositServices.ts";
import { lockDeposit, updateDeposit } from "./lockDeposit.ts";

/** Transfers above 0, of which there is at least one. */
function moving(...transfers: readonly Transfer[]): readonly [Transfer, ...Transfer[]] {
  const [first, ...rest] = transfers.filter(({ amountOre }) => amountOre > 0);
  if (!first) throw new Error("A chargeback moves money.");
  return [first, ...rest];
}

async function suspend(tx: Queries, { playerId, brand }: DepositRow): Promise<void> {
  const isInForce = and(eq(holds.playerId, playerId), eq(holds.kind, "suspended"), isNull(holds.liftedAt));
  if ((await tx.$count(holds, isInForce)) > 0) return;
  await tx.insert(holds).values({ playerId, kind: "suspended", source: "service", endsAt: null });
  const details = { kind: "suspended", source: "chargeback" };
  await writeAudit(tx, { brand, playerId, event: "hold-placed", details });
}

/**
 * Follows what the payer's bank has taken back of a credited deposit. Cash goes as far as there is any, the rest is a
 * debt, and the account is suspended until customer service has looked at it. What the bank gives back pays the debt
 * first; the account stays suspended.
 */
export function followChargeback(
  { db, log }: DepositServices,
  found: DepositRow,
  { chargedBackOre }: PaymentStatus,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockDeposit(tx, found);
    if (row.state !== "credited" && row.state !== "charged-back") return;
    if (row.creditedOre === null || !Number.isSafeInteger(chargedBackOre)) return;
    const total = Math.min(Math.max(chargedBackOre, 0), row.creditedOre);
    const changeOre = total - row.chargedBackOre;
    if (changeOre === 0) return;
    const { txId, playerId, licence, brand, provider } = row;
    const clearing: Account = { kind: "provider-clearing", ref: provider };
    const { cashOre, debtOre } = await readBalances(tx, playerId);
    const isTaken = changeOre > 0;
    const ownOre = isTaken ? Math.min(cashOre, changeOre) : Math.min(debtOre, -changeOre);
    const transfers = isTaken
      ? moving(
          { from: "cash", to: clearing, amountOre: ownOre },
          { from: "debt", to: clearing, amountOre: changeOre - ownOre },
        )
      : moving(
          { from: clearing, to: "debt", amountOre: ownOre },
          { from: clearing, to: "cash", amountOre: -changeOre - ownOre },
        );
    await postMovement(tx, {
      ...{ licence, brand, playerId, kind: "chargeback", source: "chargeback" },
      // A dispute may be lost and won in turns.
      reference: `${txId}:${row.disputes + 1}`,
      by: `provider:${provider}`,
      transfers,
    });
    await updateDeposit(tx, txId, {
      state: total > 0 ? "charged-back" : "credited",
      chargedBackOre: total,
      disputes: sql`disputes + 1`,
    });
    const details = { deposit: row.number, amountOre: Math.abs(changeOre) };
    await writeAudit(tx, {
      ...{ brand, playerId, details },
      event: isTaken ? "deposit-charged-back" : "chargeback-reversed",
    });
    if (!isTaken) return;
    await reverseBonus(tx, txId, `provider:${provider}`);
    await suspend(tx, row);
    log("warn", "a deposit was charged back", { provider, deposit: row.number });
  });
}
