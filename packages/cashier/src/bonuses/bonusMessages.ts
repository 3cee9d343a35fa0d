import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { TERMS_MESSAGES } from "@spilhus/page-kit/offer-terms";

/** The messages of the page of bonuses. */
export const BONUS_MESSAGES = [
  ...TERMS_MESSAGES,
  "bonuses.page",
  "bonuses.giveUp",
  "bonuses.refusals",
  "account.failure",
  "cashier.times",
] as const satisfies readonly Namespace[];
export type BonusMessages = MessagesOf<(typeof BONUS_MESSAGES)[number]>;
