import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";

/** The messages of deposit limits and limits of loss. */
export const LIMIT_MESSAGES = [
  ...FORM_MESSAGES,
  "account.load",
  "account.failure",
  "forms.amount",
  "selfService.limits",
  "selfService.lossLimits",
  "validation.amount",
] as const satisfies readonly Namespace[];
export type LimitMessages = MessagesOf<(typeof LIMIT_MESSAGES)[number]>;
