import type { DocumentKind, WithdrawalReason, WithdrawalState } from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { PAYOUT_TEXTS, putMessage, type MessageTexts } from "../inbox/index.ts";
import { type Account, type MovementKind, postMovement } from "../ledger/index.ts";
import { payoutAccounts } from "../payout-accounts/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { notePayout } from "./notePayout.ts";
import { withdrawals, type WithdrawalRow } from "./tables.ts";

/** A withdrawal under the lock of its player, and the masked label of its account. */
export interface LockedWithdrawal extends WithdrawalRow {
  readonly label: string;
}

/** What happens to a withdrawal, and who makes it happen (`rules`, `provider:bank`, `officer:lis`). */
export type Move = { readonly by: string } & (
  | { readonly to: "approved" | "sent" | "paid" }
  | { readonly to: "waiting"; readonly documents: readonly DocumentKind[]; readonly until: Date }
  | { readonly to: "returned" | "refused"; readonly reason: WithdrawalReason }
);

interface Booking {
  readonly kind: MovementKind;
  /** Unique with the withdrawal's id, so that reserved money leaves once. */
  readonly source: string;
  readonly from: Account;
  readonly to: Account;
}

/** The transfer of a change of state; nothing where money stays reserved. */
function bookingOf(
  { state, provider, refundsTxId }: WithdrawalRow,
  to: WithdrawalState,
): Booking | undefined {
  // Money that was never the player's cash does not become cash when it comes back.
  const back = refundsTxId === null ? "cash" : ({ kind: "suspense" } as const);
  const clearing = { kind: "provider-clearing", ref: provider } as const;
  const end = { source: "withdrawal-end", from: "reserved" } as const;
  if (to === "paid") return { ...end, kind: "withdrawal-paid", to: clearing };
  if (to === "refused") return { ...end, kind: "withdrawal-refused", to: back };
  if (to !== "returned") return undefined;
  if (state === "sent") return { ...end, kind: "withdrawal-returned", to: back };
  // The bank sent it back after the provider had confirmed it.
  return { kind: "withdrawal-returned", source: "withdrawal-return", from: clearing, to: back };
}

function textsOf({ amountOre, label, refundsTxId }: LockedWithdrawal, move: Move): MessageTexts | undefined {
  if (move.to === "waiting") return PAYOUT_TEXTS.waiting(move);
  if (move.to === "paid") return PAYOUT_TEXTS.paid({ amountOre, account: label });
  if ("reason" in move && refundsTxId !== null) return undefined;
  if ("reason" in move) return PAYOUT_TEXTS.notPaid({ amountOre, reason: move.reason });
  return undefined;
}

/** Reads a withdrawal with its player's row locked until the transaction ends; nothing when there is none. */
export async function lockWithdrawal(tx: Queries, id: string): Promise<LockedWithdrawal | undefined> {
  const [whose] = await tx
    .select({ playerId: withdrawals.playerId })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  if (!whose) return undefined;
  await lockPlayerRow(tx, whose.playerId);
  const [found] = await tx
    .select({ row: withdrawals, label: payoutAccounts.label })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.accountId))
    .where(eq(withdrawals.id, id));
  return found && { ...found.row, label: found.label ?? "" };
}

/**
 * Moves a withdrawal to its next state: row, money, audit and message in the caller's transaction, which has locked it. The
 * database refuses an edge that does not exist.
 */
export async function moveWithdrawal(tx: Queries, withdrawal: LockedWithdrawal, move: Move): Promise<void> {
  const { id, licence, brand, playerId, amountOre, state } = withdrawal;
  const { to, by } = move;
  await tx
    .update(withdrawals)
    .set({
      ...{ state: to, by, officerSince: null },
      reason: "reason" in move ? move.reason : null,
      documents: "documents" in move ? move.documents : null,
      documentsUntil: "until" in move ? move.until : null,
    })
    .where(eq(withdrawals.id, id));
  const reason = "reason" in move ? { reason: move.reason } : {};
  const details = { withdrawal: id, from: state, to, by, ...reason };
  await writeAudit(tx, { brand, playerId, event: "withdrawal-moved", details });
  const booking = bookingOf(withdrawal, to);
  if (booking) {
    const { kind, source, from, to: into } = booking;
    const event = { licence, brand, playerId, kind, source, reference: id, by };
    await postMovement(tx, { ...event, transfers: [{ from, to: into, amountOre }] });
  }
  if ("reason" in move && withdrawal.refundsTxId !== null)
    await notePayout(tx, { playerId, brand, reason: "refund-refused" });
  const texts = textsOf(withdrawal, move);
  if (texts) await putMessage(tx, playerId, texts);
}
