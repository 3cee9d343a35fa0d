import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the dialog that creates a passkey. */
export const PASSKEY_DIALOG_MESSAGES = [
  "passkey.offer",
  "passkey.progress",
  "passkey.failures",
] as const satisfies readonly Namespace[];
export type PasskeyDialogMessages = MessagesOf<(typeof PASSKEY_DIALOG_MESSAGES)[number]>;

/** The messages of the button that signs in with a passkey. */
export const PASSKEY_SIGN_IN_MESSAGES = [
  "passkey.button",
  "passkey.progress",
  "passkey.failures",
] as const satisfies readonly Namespace[];
export type PasskeySignInMessages = MessagesOf<(typeof PASSKEY_SIGN_IN_MESSAGES)[number]>;
