import type { DepositState } from "@spilhus/contracts/payments";
import type { DepositRow } from "../deposit-records/index.ts";
import type { DepositServices } from "./depositServices.ts";
import { lockDeposit, updateDeposit } from "./lockDeposit.ts";

/**
 * Moves a deposit that no money was taken for from one of some states to another; one that has moved on meanwhile is left
 * as it is.
 */
export function moveDeposit(
  { db }: DepositServices,
  found: DepositRow,
  from: readonly DepositState[],
  state: DepositState,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockDeposit(tx, found);
    if (from.includes(row.state)) await updateDeposit(tx, row.txId, { state });
  });
}
