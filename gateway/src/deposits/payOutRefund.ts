import { sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { findAccounts, usable } from "../payout-accounts/index.ts";
import { notePayout, requestWithdrawal } from "../withdrawals/index.ts";
import type { DepositServices } from "./depositServices.ts";
import { lockDeposit, updateDeposit } from "./lockDeposit.ts";

/** A provider that refuses today may refund tomorrow: it is asked for this long before the money is paid out instead. */
const PATIENCE = sql`interval '24 hours'`;

async function hasWaited(tx: Queries, { txId }: DepositRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from deposit_steps where tx_id = ${txId} and state = 'refunding' and at <= ${databaseNow} - ${PATIENCE}
  `);
  return rows.length > 0;
}

/**
 * Sends money that must not be credited, and that its provider does not refund, to the player's own bank account. An officer
 * approves the payout, since it may have been paid in by somebody else. Without an account, or where the amount is in another
 * currency, an officer is told, and the money stays held back until there is a way.
 *
 * @param canRefund whether the provider can refund at all; then it is given a day
 */
export function payOutRefund(
  { db, log }: DepositServices,
  found: DepositRow,
  canRefund: boolean,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockDeposit(tx, found);
    const { txId, playerId, licence, brand, capturedOre: amountOre, number, provider } = row;
    if (row.state !== "refunding" || (canRefund && !(await hasWaited(tx, row)))) return;
    const [account] = amountOre === null ? [] : usable(await findAccounts(tx, playerId));
    if (amountOre === null || !account) {
      const reason = amountOre === null ? "refund-not-booked" : "refund-refused";
      const isNew = await notePayout(tx, { playerId, brand, reason });
      if (isNew)
        log("error", "captured money can go nowhere by itself", { provider, deposit: number, reason });
      return;
    }
    const about = { playerId, licence, brand, amountOre, account };
    await requestWithdrawal(tx, { ...about, by: "worker:refund-refused", refundsTxId: txId });
    await updateDeposit(tx, txId, { state: "refunded" });
    const details = { deposit: number, amountOre };
    await writeAudit(tx, { brand, playerId, event: "deposit-paid-out", details });
  });
}
