import type { Log } from "@spilhus/lib";
import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { BALANCE_REFUND_TEXTS, putMessage } from "../inbox/index.ts";
import { type Account, postMovement } from "../ledger/index.ts";
import type { Payments } from "../payment-providers/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { refundedByUs } from "./refundedByUs.ts";
import { balanceRefunds, type BalanceRefundRow } from "./tables.ts";

export interface BalanceRefundServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly payments: Payments;
}

/** When the provider is asked again; nothing once the refund is over. */
type Next = { readonly againInSeconds: number } | undefined;

const SOON = { againInSeconds: 5 } as const;
/** The provider did not answer. */
const LATER = { againInSeconds: 300 } as const;

async function findRefund(db: Queries, id: string): Promise<BalanceRefundRow | undefined> {
  const [row] = await db.select().from(balanceRefunds).where(eq(balanceRefunds.id, id));
  return row;
}

/** Ends a refund with its money, once. */
function end(
  { db }: BalanceRefundServices,
  { id, playerId }: BalanceRefundRow,
  state: "refunded" | "refused",
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPlayerRow(tx, playerId);
    const row = await findRefund(tx, id);
    if (row?.state !== "requested") return;
    const { txId, licence, brand, provider, amountOre } = row;
    const isRefunded = state === "refunded";
    await tx.update(balanceRefunds).set({ state, endedAt: databaseNow }).where(eq(balanceRefunds.id, id));
    const to: Account = isRefunded ? { kind: "provider-clearing", ref: provider } : "cash";
    await postMovement(tx, {
      ...{ licence, brand, ...(isRefunded ? {} : { playerId }) },
      kind: isRefunded ? "balance-refund-paid" : "balance-refund-refused",
      ...{ source: "balance-refund-end", reference: `${txId}:${id}`, by: `provider:${provider}` },
      transfers: [{ from: { kind: "suspense" }, to, amountOre }],
    });
    const details = { refund: id, amountOre };
    await writeAudit(tx, { brand, playerId, event: `balance-refund-${state}`, details });
    if (!isRefunded) await putMessage(tx, playerId, BALANCE_REFUND_TEXTS.refused({ ore: amountOre }));
  });
}

/**
 * Asks the provider whether a refund has been made and, where it has not, to make it. It may be called any number of times,
 * by several gateways at once: the provider makes a refund of one id once, and its money is booked once.
 */
export async function advanceRefund(services: BalanceRefundServices, id: string): Promise<Next> {
  const { db, log, payments } = services;
  const row = await findRefund(db, id);
  if (row?.state !== "requested") return undefined;
  const { txId, amountOre } = row;
  const about = { provider: row.provider, refund: id };
  const provider = payments.provider(row.provider);
  if (!provider) {
    log("error", "the provider of a balance's refund is not configured", about);
    return LATER;
  }
  const before = await refundedByUs(db, txId);
  const asked = await provider.status(txId);
  if (asked.outcome !== "done") return LATER;
  const { refundedOre, chargedBackOre } = asked.value;
  if (refundedOre >= before + amountOre) {
    await end(services, row, "refunded");
    return undefined;
  }
  // The payer's bank took the money first: the player gets the cash back, and the chargeback takes it from there.
  if (chargedBackOre > 0) {
    await end(services, row, "refused");
    return undefined;
  }
  const { outcome } = await provider.refund(txId, id, amountOre);
  if (outcome === "unknown") return LATER;
  if (outcome === "done") return SOON;
  // It may have refused this call because it has already made the refund.
  const again = await provider.status(txId);
  if (again.outcome !== "done") return LATER;
  const isDone = again.value.refundedOre >= before + amountOre;
  await end(services, row, isDone ? "refunded" : "refused");
  if (!isDone) log("warn", "a provider refused to refund a part of a balance", about);
  return undefined;
}
