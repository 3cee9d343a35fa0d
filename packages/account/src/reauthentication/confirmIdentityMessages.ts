import { PASSKEY_SIGN_IN_MESSAGES } from "@spilhus/auth-passkey/react";
import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of confirming an identity before a change. */
export const CONFIRM_IDENTITY_MESSAGES = [
  "confirmIdentity",
  ...PASSKEY_SIGN_IN_MESSAGES,
] as const satisfies readonly Namespace[];
export type ConfirmIdentityMessages = MessagesOf<(typeof CONFIRM_IDENTITY_MESSAGES)[number]>;
