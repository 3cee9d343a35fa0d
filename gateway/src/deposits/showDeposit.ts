import type { Deposit, PaymentErrorCode } from "@spilhus/contracts/payments";
import type { DepositRow } from "../deposit-records/index.ts";
import { isFinal, isOpen } from "./depositStates.ts";

function codeOf({ state, isUnanswered }: DepositRow): PaymentErrorCode | null {
  switch (state) {
    case "declined":
    case "cancelled":
    case "expired":
    case "challenge-failed":
    case "voided":
      return "PA:1100";
    case "created":
    case "pending":
    case "authorised":
      return isUnanswered ? "PA:1101" : null;
    case "credited":
    case "refunding":
    case "refunded":
    case "charged-back":
      return null;
  }
}

/** Whether the player has to confirm with MitID before the money is taken. */
export const needsConfirmation = ({ state, reason, approval, confirmedAt }: DepositRow): boolean =>
  state === "authorised" && reason === null && approval === null && confirmedAt === null;

function nextOf(row: DepositRow): Deposit["next"] {
  if (needsConfirmation(row)) return { kind: "confirm-mitid" };
  if (!isOpen(row.state) || row.givenUpAt !== null) return null;
  return row.redirectUrl === null ? { kind: "wait" } : { kind: "redirect", url: row.redirectUrl };
}

/** A deposit as its player sees it. */
export const shownDeposit = (row: DepositRow, now: Date): Deposit => ({
  txId: row.txId,
  state: row.state,
  isFinal: isFinal(row.state),
  code: codeOf(row),
  reason: row.reason,
  method: row.method,
  amountOre: row.amountOre,
  next: nextOf(row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  serverTime: now.toISOString(),
});
