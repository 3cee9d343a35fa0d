import type { MessagesOf } from "@spilhus/i18n/island";
import type { FORM_MESSAGES } from "@spilhus/page-kit/forms";
import type { PROGRESS_MESSAGES } from "../progress/progressMessages.ts";

/** The messages of the deposit dialog. */
export type DepositMessages = MessagesOf<
  | "cashier.form"
  | "cashier.noLimits"
  | "cashier.refusals"
  | "cashier.periods"
  | "duties"
  | "forms.amount"
  | (typeof FORM_MESSAGES)[number]
  | (typeof PROGRESS_MESSAGES)[number]
>;
