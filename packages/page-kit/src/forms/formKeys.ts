import type { ProblemId } from "@spilhus/contracts/validation";
import type { MessageKey } from "@spilhus/i18n";

/** The messages of every form. */
export const FORM_KEYS = [
  "forms.summary",
  "forms.sending",
  "forms.failedNetwork",
  "forms.failedTimeout",
  "forms.failedServer",
  "forms.refused",
  "forms.tooMany",
  "forms.tooManyMinutes",
  "validation.invalid",
  "validation.required",
] as const satisfies readonly MessageKey[];
export type FormKey = (typeof FORM_KEYS)[number];

/** The key of what is said of a problem. */
export type ProblemKey<Id extends ProblemId = ProblemId> = `validation.${Id}`;

/** The messages of a password that is chosen. */
export const NEW_PASSWORD_KEYS = [
  "forms.show",
  "forms.showPassword",
  "forms.hide",
  "forms.hidePassword",
  "validation.strength",
  "validation.strengthNone",
  "validation.strengthWeak",
  "validation.strengthFair",
  "validation.strengthGood",
  "validation.strengthStrong",
  "validation.partLength",
  "validation.partDigit",
  "validation.partUppercase",
  "validation.partLowercase",
  "validation.partMet",
  "validation.partMissing",
] as const satisfies readonly MessageKey[];
export type NewPasswordKey = (typeof NEW_PASSWORD_KEYS)[number];

/** The messages of a password that can be shown. */
export const REVEAL_KEYS = [
  "forms.show",
  "forms.showPassword",
  "forms.hide",
  "forms.hidePassword",
] as const satisfies readonly MessageKey[];
export type RevealKey = (typeof REVEAL_KEYS)[number];

/** The messages of an act that must be confirmed. */
export const CONFIRM_KEYS = [
  "forms.mustConfirm",
  "forms.mustTypeWord",
] as const satisfies readonly MessageKey[];
export type ConfirmKey = (typeof CONFIRM_KEYS)[number];
