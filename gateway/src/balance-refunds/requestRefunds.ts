import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { deposits } from "../deposit-records/index.ts";
import { BALANCE_REFUND_TEXTS, putMessage } from "../inbox/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import { postMovement } from "../ledger/index.ts";
import type { GuardedProvider } from "../payment-providers/index.ts";
import { BALANCE_REFUND_QUEUE } from "./balanceRefundQueue.ts";
import { balanceRefunds } from "./tables.ts";

/** A balance to refund to the instruments that paid it in. */
export interface RefundableBalance {
  readonly playerId: string;
  readonly licence: string;
  /** The player's brand, where the audit notes it. */
  readonly brand: string;
  readonly cashOre: number;
  /** Who asks, such as `worker:ended-trial`. */
  readonly by: string;
}

/** Providers by their ids. */
interface Providers {
  provider(id: string): Pick<GuardedProvider, "capabilities"> | undefined;
}

interface Refundable {
  readonly txId: string;
  readonly provider: string;
  readonly leftOre: number;
}

/**
 * Deposits of which something can go back, newest first. One that is being refunded, or whose refund was refused, is left
 * out.
 */
const findRefundable = (tx: Queries, playerId: string): Promise<Refundable[]> =>
  tx
    .select({
      txId: deposits.txId,
      provider: deposits.provider,
      leftOre: sql`${deposits.creditedOre} - ${deposits.chargedBackOre} - coalesce((
        select sum(amount_ore) from ${balanceRefunds} where balance_refunds.tx_id = deposits.tx_id and state = 'refunded'
      ), 0)`.mapWith(Number),
    })
    .from(deposits)
    .where(
      and(
        eq(deposits.playerId, playerId),
        isNotNull(deposits.creditedOre),
        sql`not exists (
          select from ${balanceRefunds} where balance_refunds.tx_id = deposits.tx_id and state <> 'refunded'
        )`,
      ),
    )
    .orderBy(desc(deposits.number));

async function request(
  tx: Queries,
  balance: RefundableBalance,
  { txId, provider }: Refundable,
  amountOre: number,
) {
  const { playerId, licence, brand, by } = balance;
  const [row] = await tx
    .insert(balanceRefunds)
    .values({ playerId, txId, licence, brand, provider, amountOre })
    .returning({ id: balanceRefunds.id });
  if (!row) throw new Error("The database returned no row for a refund it has just written.");
  await postMovement(tx, {
    ...{ licence, brand, playerId, kind: "balance-refund", source: "balance-refund" },
    ...{ reference: `${txId}:${row.id}`, by },
    transfers: [{ from: "cash", to: { kind: "suspense" }, amountOre }],
  });
  const details = { refund: row.id, amountOre, by };
  await writeAudit(tx, { brand, playerId, event: "balance-refund-requested", details });
  await enqueueJob(tx, { queue: BALANCE_REFUND_QUEUE, key: row.id, payload: { id: row.id } });
}

/**
 * Sends cash back to the instruments that paid it in, the newest deposit first, in a transaction that holds the player's
 * row. It goes nowhere else, so it needs neither a payout account nor a verified identity.
 *
 * @returns what is left because no deposit can take it back, in øre
 */
export async function requestRefunds(
  tx: Queries,
  providers: Providers,
  balance: RefundableBalance,
): Promise<number> {
  let leftOre = balance.cashOre;
  for (const deposit of await findRefundable(tx, balance.playerId)) {
    const canRefund = providers.provider(deposit.provider)?.capabilities.canRefund === true;
    const amountOre = canRefund ? Math.min(leftOre, deposit.leftOre) : 0;
    if (amountOre <= 0) continue;
    await request(tx, balance, deposit, amountOre);
    leftOre -= amountOre;
  }
  const refundedOre = balance.cashOre - leftOre;
  if (refundedOre > 0) {
    await putMessage(tx, balance.playerId, BALANCE_REFUND_TEXTS.requested({ ore: refundedOre }));
  }
  return leftOre;
}
