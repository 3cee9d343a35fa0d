import { PASSKEY_SIGN_IN_KEYS } from "@spilhus/auth-passkey/react";
import type { MessageKey } from "@spilhus/i18n/island";

/** The messages of {@link ConfirmIdentity}, and of the form that it is for. */
export const CONFIRM_IDENTITY_KEYS = [
  "confirmIdentity.needed",
  "confirmIdentity.title",
  "confirmIdentity.text",
  "confirmIdentity.byPasskey",
  "confirmIdentity.byMitId",
  "confirmIdentity.confirmed",
  ...PASSKEY_SIGN_IN_KEYS,
] as const satisfies readonly MessageKey[];
export type ConfirmIdentityKey = (typeof CONFIRM_IDENTITY_KEYS)[number];
