import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";
import { TERMS_MESSAGES } from "@spilhus/page-kit/offer-terms";

export const BONUS_CODE_MESSAGES = [
  ...FORM_MESSAGES,
  ...TERMS_MESSAGES,
  "bonusCode.form",
] as const satisfies readonly Namespace[];
export type BonusCodeMessages = MessagesOf<(typeof BONUS_CODE_MESSAGES)[number]>;
