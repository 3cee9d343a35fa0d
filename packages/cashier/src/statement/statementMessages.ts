import { REPORT_MESSAGES } from "@spilhus/account/report";
import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of a statement with its movements. */
export const STATEMENT_MESSAGES = [
  ...REPORT_MESSAGES,
  "cashier.list",
  "cashier.kinds",
  "cashier.times",
] as const satisfies readonly Namespace[];
export type StatementMessages = MessagesOf<(typeof STATEMENT_MESSAGES)[number]>;
