import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES, NEW_PASSWORD_MESSAGES } from "@spilhus/page-kit/forms";

/** Messages for requesting a new password. */
export const FORGOTTEN_MESSAGES = [
  ...FORM_MESSAGES,
  "password.forgotten",
  "signIn.byPassword",
  "validation.address",
] as const satisfies readonly Namespace[];
export type ForgottenMessages = MessagesOf<(typeof FORGOTTEN_MESSAGES)[number]>;

/** Messages for choosing a new password. */
export const NEW_PASSWORD_PAGE_MESSAGES = [
  ...FORGOTTEN_MESSAGES,
  ...NEW_PASSWORD_MESSAGES,
  "password.choose",
  "validation.newPassword",
] as const satisfies readonly Namespace[];
export type NewPasswordPageMessages = MessagesOf<(typeof NEW_PASSWORD_PAGE_MESSAGES)[number]>;
