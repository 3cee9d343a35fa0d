import type { Queries } from "../database/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import type { PaymentStatus } from "../payment-providers/index.ts";
import { enqueueMoneyCheck } from "./moneyCheckQueue.ts";
import { noteMeans } from "./noteMeans.ts";

/** Stores the means by which a deposit was paid and queues a check of its player, in the transaction that decides about it. */
export async function lookAtDeposit(
  tx: Queries,
  { playerId, brand, provider }: DepositRow,
  { instrument }: Pick<PaymentStatus, "instrument">,
): Promise<void> {
  if (instrument) await noteMeans(tx, playerId, { kind: "instrument", provider, ...instrument });
  await enqueueMoneyCheck(tx, { playerId, brand });
}
