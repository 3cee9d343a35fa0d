import type { DepositState } from "@spilhus/contracts/payments";

/** States in which a deposit stays unless the provider says something new. */
const FINAL: ReadonlySet<DepositState> = new Set([
  "credited",
  "declined",
  "cancelled",
  "expired",
  "challenge-failed",
  "voided",
  "refunded",
  "charged-back",
]);

export const isFinal = (state: DepositState): boolean => FINAL.has(state);

/** States before the provider has authorised anything. */
export const isOpen = (state: DepositState): boolean => state === "created" || state === "pending";
