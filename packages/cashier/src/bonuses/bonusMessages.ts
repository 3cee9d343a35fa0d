import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of an offer's terms. */
export const TERMS_MESSAGES = ["bonuses.terms"] as const satisfies readonly Namespace[];
export type TermsMessages = MessagesOf<(typeof TERMS_MESSAGES)[number]>;

/** The messages of the page of bonuses. */
export const BONUS_MESSAGES = [
  ...TERMS_MESSAGES,
  "bonuses.page",
  "bonuses.giveUp",
  "bonuses.refusals",
  "account.failure",
] as const satisfies readonly Namespace[];
export type BonusMessages = MessagesOf<(typeof BONUS_MESSAGES)[number]>;
