import type { MessageKey, Translate } from "@spilhus/i18n/island";
import { PasskeyError, type PasskeyErrorCode } from "../errors/passkeyError.ts";

/** The message of each error code (R8.16). */
const TEXTS = {
  aborted: "passkey.aborted",
  "no-discoverable-credential": "passkey.noDiscoverableCredential",
  "no-user-verification": "passkey.noUserVerification",
  "previously-registered": "passkey.previouslyRegistered",
  passthrough: "passkey.passthrough",
  "malformed-key-params": "passkey.malformedKeyParams",
  "no-supported-algorithm": "passkey.noSupportedAlgorithm",
  "invalid-rp-id": "passkey.invalidRpId",
  "invalid-domain": "passkey.invalidDomain",
  "invalid-user-id-length": "passkey.invalidUserIdLength",
  "authenticator-error": "passkey.authenticatorError",
  "not-supported": "passkey.notSupported",
  "not-completed": "passkey.notCompleted",
} as const satisfies Readonly<Record<PasskeyErrorCode, MessageKey>>;

type ErrorKey = (typeof TEXTS)[PasskeyErrorCode];

/** Why no passkey was created: the text of the error code, otherwise the default (R8.14). */
export function registrationErrorText(
  error: unknown,
  t: Translate<ErrorKey | "passkey.registrationFailed">,
): string {
  return t(error instanceof PasskeyError ? TEXTS[error.code] : "passkey.registrationFailed");
}

/** Why the sign-in failed; the default text for a missing answer and a failed verification (R8.15). */
export function authenticationErrorText(
  error: unknown,
  t: Translate<ErrorKey | "passkey.authenticationFailed">,
): string {
  const isTold = error instanceof PasskeyError && error.code !== "not-completed";
  return t(isTold ? TEXTS[error.code] : "passkey.authenticationFailed");
}
