import { PASSKEY_DIALOG_MESSAGES } from "@spilhus/auth-passkey/react";
import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";
import { CONFIRM_IDENTITY_MESSAGES } from "../reauthentication/confirmIdentityMessages.ts";

/** The messages of the list of passkeys. */
export const PASSKEYS_PAGE_MESSAGES = [
  ...CONFIRM_IDENTITY_MESSAGES,
  ...FORM_MESSAGES,
  ...PASSKEY_DIALOG_MESSAGES,
  "account.failure",
  "passkeyPage.panel",
  "signIn.mitIdErrors",
  "validation.length",
] as const satisfies readonly Namespace[];
export type PasskeysPageMessages = MessagesOf<(typeof PASSKEYS_PAGE_MESSAGES)[number]>;
