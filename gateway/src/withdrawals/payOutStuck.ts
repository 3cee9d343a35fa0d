import { and, eq, isNull } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { requestRefunds } from "../balance-refunds/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { readBalances } from "../ledger/index.ts";
import { findAccounts, type PayoutProviders, usable } from "../payout-accounts/index.ts";
import { players } from "../players/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { isStuck } from "./closedAccounts.ts";
import { lockWithdrawal, moveWithdrawal } from "./moveWithdrawal.ts";
import { requestWithdrawal } from "./requestWithdrawal.ts";
import { payoutNotes } from "./tables.ts";
import { enqueueWithdrawal } from "./withdrawalQueue.ts";

/**
 * What an officer's payout of a stuck balance came to:
 * - `paid-out`: it goes to the player's verified account
 * - `refunded`: it goes back to the instruments that paid it in; with a rest that none takes, the note stays
 * - `nowhere`: neither takes it; the note stays
 * - `gone`: there is no such note, or nothing is stuck any more
 */
export type StuckPayout = "paid-out" | "refunded" | "nowhere" | "gone";

/**
 * Pays out the balance of an account that its player cannot use, such as a suspended one or a second account, in the
 * caller's transaction. The officer has looked at what stands against it, so no rule is asked again.
 *
 * @param officer id of the officer, for the audit
 */
export async function payOutStuck(
  tx: Queries,
  providers: PayoutProviders,
  noteId: string,
  officer: string,
): Promise<StuckPayout> {
  const isOpen = and(eq(payoutNotes.id, noteId), isNull(payoutNotes.closedAt));
  const [whose] = await tx.select({ playerId: payoutNotes.playerId }).from(payoutNotes).where(isOpen);
  if (!whose) return "gone";
  const { playerId } = whose;
  await lockPlayerRow(tx, playerId);
  const [player] = await tx
    .select({ licence: players.licence, brand: players.brand })
    .from(players)
    .where(and(eq(players.id, playerId), isStuck));
  const { cashOre } = await readBalances(tx, playerId);
  if (!player || cashOre === 0 || (await tx.$count(payoutNotes, isOpen)) === 0) return "gone";
  const { licence, brand } = player;
  const by = `officer:${officer}` as const;
  const [account] = usable(await findAccounts(tx, playerId));
  let outcome: StuckPayout = "paid-out";
  let isLeft = false;
  if (account) {
    const asked = { playerId, licence, brand, amountOre: cashOre, account, by };
    const { id } = await requestWithdrawal(tx, asked);
    const row = await lockWithdrawal(tx, id);
    if (!row) throw new Error("A withdrawal that was just written is not there.");
    await moveWithdrawal(tx, row, { to: "approved", by });
    await enqueueWithdrawal(tx, id);
  } else {
    const leftOre = await requestRefunds(tx, providers, { playerId, licence, brand, cashOre, by });
    if (leftOre === cashOre) return "nowhere";
    outcome = "refunded";
    isLeft = leftOre > 0;
  }
  if (!isLeft) await tx.update(payoutNotes).set({ closedAt: databaseNow }).where(isOpen);
  const details = { note: noteId, outcome, amountOre: cashOre, by };
  await writeAudit(tx, { brand, playerId, event: "payout-note-closed", details });
  return outcome;
}
