import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { PAYOUT_TEXTS, putMessage } from "../inbox/index.ts";
import { postMovement } from "../ledger/index.ts";
import type { PayoutAccountRow } from "../payout-accounts/index.ts";
import { withdrawals, type WithdrawalRow } from "./tables.ts";
import { enqueueWithdrawal } from "./withdrawalQueue.ts";

/** A withdrawal that may be made. */
export interface RequestedWithdrawal {
  readonly playerId: string;
  readonly licence: string;
  readonly brand: string;
  readonly amountOre: number;
  readonly account: PayoutAccountRow;
  /**
   * The player, the worker that empties closed accounts, the one that gives up on a provider that does not refund, or an
   * officer.
   */
  readonly by:
    | "call:create-withdrawal"
    | "worker:closed-account"
    | "worker:refund-refused"
    | `officer:${string}`;
  /** The deposit that is not refunded: its money comes out of suspense. */
  readonly refundsTxId?: string;
}

const textsOf = ({ by, refundsTxId }: RequestedWithdrawal) => {
  if (refundsTxId !== undefined) return PAYOUT_TEXTS.insteadOfRefund;
  return by === "call:create-withdrawal" ? PAYOUT_TEXTS.requested : PAYOUT_TEXTS.closing;
};

/** Seconds before a worker looks at it, where the call does so itself. */
const JOB_AFTER_SECONDS = 15;

/**
 * Reserves the money of a withdrawal, in a transaction that holds the player's row. Who may withdraw what is checked before.
 *
 * @throws {LedgerError} `not-enough-money`
 */
export async function requestWithdrawal(
  tx: Queries,
  withdrawal: RequestedWithdrawal,
): Promise<WithdrawalRow> {
  const { playerId, licence, brand, amountOre, account, by, refundsTxId } = withdrawal;
  const [row] = await tx
    .insert(withdrawals)
    .values({
      ...{ playerId, licence, brand, amountOre, by, refundsTxId: refundsTxId ?? null },
      ...{ accountId: account.id, provider: account.provider },
    })
    .returning();
  if (!row) throw new Error("The database returned no row for a withdrawal it has just written.");
  const { id } = row;
  const details = { withdrawal: id, amountOre, account: account.id, by };
  await writeAudit(tx, { brand, playerId, event: "withdrawal-requested", details });
  await postMovement(tx, {
    ...{ licence, brand, playerId, kind: "withdrawal-request", source: "withdrawal", reference: id, by },
    transfers: [
      { from: refundsTxId === undefined ? "cash" : { kind: "suspense" }, to: "reserved", amountOre },
    ],
  });
  const told = { amountOre, account: account.label ?? "" };
  const isOwnWish = by === "call:create-withdrawal";
  await putMessage(tx, playerId, textsOf(withdrawal)(told));
  await enqueueWithdrawal(tx, id, isOwnWish ? JOB_AFTER_SECONDS : 0);
  return row;
}
