import { writeAudit } from "../audit/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { postMovement } from "../ledger/index.ts";
import type { PaymentStatus } from "../payment-providers/index.ts";
import type { DepositServices } from "./depositServices.ts";
import { lockDeposit, updateDeposit } from "./lockDeposit.ts";

/** The provider's reference of a deposit's refund: the same at every attempt. */
export const refundIdOf = (txId: string): string => `${txId}-refund`;

/** Notes that the money of a deposit that could not be credited is back with its payer. */
export function refundDeposit(
  { db }: DepositServices,
  found: DepositRow,
  { refundedOre, chargedBackOre }: PaymentStatus,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockDeposit(tx, found);
    const { txId, playerId, licence, brand, provider, capturedOre } = row;
    if (row.state !== "refunding") return;
    // The payer's bank may have taken the money back before the refund.
    if (capturedOre === null || Math.max(refundedOre, chargedBackOre) < capturedOre) return;
    await postMovement(tx, {
      ...{ licence, brand, kind: "deposit-refund", source: "deposit-refund", reference: txId },
      by: `provider:${provider}`,
      transfers: [
        {
          from: { kind: "suspense" },
          to: { kind: "provider-clearing", ref: provider },
          amountOre: capturedOre,
        },
      ],
    });
    await updateDeposit(tx, txId, { state: "refunded", refundedOre: capturedOre });
    const details = { deposit: row.number, amountOre: capturedOre };
    await writeAudit(tx, { brand, playerId, event: "deposit-refunded", details });
  });
}
