import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";

/** The messages of the page on which a player withdraws. */
export const WITHDRAWAL_MESSAGES = [
  ...FORM_MESSAGES,
  "account.failure",
  "forms.amount",
  "validation.amount",
  "withdrawal.form",
  "withdrawal.outcomes",
  "withdrawal.accounts",
  "withdrawal.list",
  "documents.kinds",
  "cashier.times",
] as const satisfies readonly Namespace[];
export type WithdrawalMessages = MessagesOf<(typeof WITHDRAWAL_MESSAGES)[number]>;
