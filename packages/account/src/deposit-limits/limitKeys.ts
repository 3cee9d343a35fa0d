import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { FORM_KEYS } from "@spilhus/page-kit/forms";
import { ACCOUNT_KEYS } from "../frame/accountKeys.ts";

/** The messages of deposit limits. */
export const LIMIT_KEYS = [
  ...ACCOUNT_KEYS,
  ...FORM_KEYS,
  "validation.amountInvalid",
  "validation.limitsOutOfOrder",
  "forms.kroner",
  "selfService.limitNow",
  "selfService.limitDay",
  "selfService.limitWeek",
  "selfService.limitMonth",
  "selfService.limitDayHint",
  "selfService.limitWeekHint",
  "selfService.limitMonthHint",
  "selfService.limitUsed",
  "selfService.limitLeft",
  "selfService.limitUnset",
  "selfService.limitPending",
  "selfService.limitChange",
  "selfService.limitSubmit",
  "selfService.limitKeep",
  "selfService.limitKeepFailed",
  "selfService.limitSaved",
  "selfService.limitIsNow",
  "selfService.limitIsRaised",
  "selfService.limitIsKept",
  "selfService.limitIsSame",
] as const satisfies readonly MessageKey[];
export type LimitMessages = IslandMessages<(typeof LIMIT_KEYS)[number]>;
