import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the line about the players' money. */
export const FUNDS_PROOF_MESSAGES = [
  "cashier.funds",
  "cashier.times",
] as const satisfies readonly Namespace[];
export type FundsProofMessages = MessagesOf<(typeof FUNDS_PROOF_MESSAGES)[number]>;
