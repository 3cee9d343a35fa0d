import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of a statement of account. */
export const REPORT_MESSAGES = [
  "account.failure",
  "mentor.spent",
  "report.make",
  "report.panel",
  "report.receiptNames",
] as const satisfies readonly Namespace[];
export type ReportMessages = MessagesOf<(typeof REPORT_MESSAGES)[number]>;
