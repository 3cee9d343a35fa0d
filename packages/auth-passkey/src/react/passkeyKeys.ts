import type { MessageKey } from "@spilhus/i18n/island";
import { ERROR_KEYS } from "./passkeyText.ts";

/** Messages of the dialog in which a passkey is made. */
export const PASSKEY_DIALOG_KEYS = [
  "passkey.offerTitle",
  "passkey.offerText",
  "passkey.offerPrivacy",
  "passkey.create",
  "passkey.decline",
  "passkey.close",
  "passkey.retry",
  "passkey.pending",
  "passkey.registeredTitle",
  "passkey.registeredText",
  "passkey.registrationFailed",
  ...ERROR_KEYS,
] as const satisfies readonly MessageKey[];
export type PasskeyDialogKey = (typeof PASSKEY_DIALOG_KEYS)[number];

/** Messages of the button that signs in. */
export const PASSKEY_SIGN_IN_KEYS = [
  "passkey.signIn",
  "passkey.pending",
  "passkey.signedIn",
  "passkey.mitIdNeededTitle",
  "passkey.mitIdNeededText",
  "passkey.useMitId",
  "passkey.authenticationFailed",
  ...ERROR_KEYS,
] as const satisfies readonly MessageKey[];
export type PasskeySignInKey = (typeof PASSKEY_SIGN_IN_KEYS)[number];
