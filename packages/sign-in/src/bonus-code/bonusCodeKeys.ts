import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { FORM_KEYS } from "@spilhus/page-kit/forms";

/** The messages of the bonus code's form. */
export const BONUS_CODE_KEYS = [
  "bonusCode.label",
  "bonusCode.hint",
  "bonusCode.invalid",
  "bonusCode.keep",
  "bonusCode.keptTitle",
  "bonusCode.keptText",
  "bonusCode.signUp",
  "bonusCode.logIn",
  "bonusCode.remove",
  ...FORM_KEYS,
] as const satisfies readonly MessageKey[];
export type BonusCodeMessages = IslandMessages<(typeof BONUS_CODE_KEYS)[number]>;
