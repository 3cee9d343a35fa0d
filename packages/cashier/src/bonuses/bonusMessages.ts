import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";
import { TERMS_MESSAGES } from "@spilhus/page-kit/offer-terms";

/** The messages of the page of bonuses. */
export const BONUS_MESSAGES = [
  ...FORM_MESSAGES,
  ...TERMS_MESSAGES,
  "bonusCode.form",
  "bonuses.page",
  "bonuses.giveUp",
  "bonuses.refusals",
  "account.failure",
  "cashier.times",
] as const satisfies readonly Namespace[];
export type BonusMessages = MessagesOf<(typeof BONUS_MESSAGES)[number]>;
