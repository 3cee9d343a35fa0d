import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { FORM_KEYS, NEW_PASSWORD_KEYS, REVEAL_KEYS } from "@spilhus/page-kit/forms";

/** The messages of asking for a new password. */
export const FORGOTTEN_KEYS = [
  "password.forgotText",
  "password.forgotSend",
  "password.sentTitle",
  "password.sentText",
  "signIn.email",
  "signIn.alreadySignedIn",
  "validation.emailRequired",
  "validation.emailInvalid",
  ...FORM_KEYS,
] as const satisfies readonly MessageKey[];
export type ForgottenMessages = IslandMessages<(typeof FORGOTTEN_KEYS)[number]>;

/** The messages of choosing it. */
export const NEW_PASSWORD_PAGE_KEYS = [
  "password.opening",
  "password.label",
  "password.consequence",
  "password.save",
  "password.goneTitle",
  "password.goneText",
  "password.failedTitle",
  "password.failedText",
  "password.retry",
  "password.doneTitle",
  "password.doneText",
  "password.toLogin",
  "validation.newPasswordRequired",
  "validation.passwordInvalid",
  "validation.passwordTooLong",
  "validation.passwordCommon",
  "validation.passwordPersonal",
  ...NEW_PASSWORD_KEYS,
  ...REVEAL_KEYS,
  ...FORGOTTEN_KEYS,
] as const satisfies readonly MessageKey[];
export type NewPasswordMessages = IslandMessages<(typeof NEW_PASSWORD_PAGE_KEYS)[number]>;
