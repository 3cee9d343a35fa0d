import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";

/** The messages of the page that checks receipts. */
export const RECEIPT_MESSAGES = [
  ...FORM_MESSAGES,
  "report.check",
  "report.receiptNames",
] as const satisfies readonly Namespace[];
export type ReceiptMessages = MessagesOf<(typeof RECEIPT_MESSAGES)[number]>;
