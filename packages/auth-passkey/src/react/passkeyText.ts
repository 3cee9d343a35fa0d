import type { MessageKey, Translate } from "@spilhus/i18n/island";
import { PasskeyError, type PasskeyErrorCode } from "../errors/passkeyError.ts";

/** What a player is told of each kind of error (R8.16). */
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

/** Why no passkey was made: by the kind of error, else the default (R8.14). */
export function registrationErrorText(
  error: unknown,
  t: Translate<ErrorKey | "passkey.registrationFailed">,
): string {
  return t(error instanceof PasskeyError ? TEXTS[error.code] : "passkey.registrationFailed");
}

/** Why nobody was signed in: no answer and a failed verify are the default (R8.15). */
export function authenticationErrorText(
  error: unknown,
  t: Translate<ErrorKey | "passkey.authenticationFailed">,
): string {
  const isTold = error instanceof PasskeyError && error.code !== "not-completed";
  return t(isTold ? TEXTS[error.code] : "passkey.authenticationFailed");
}
