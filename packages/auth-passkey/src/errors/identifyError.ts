import { PasskeyError, type PasskeyErrorCode } from "./passkeyError.ts";

/** By the code of the library's `WebAuthnError`. */
const BY_CODE: ReadonlyMap<string, PasskeyErrorCode> = new Map([
  ["ERROR_CEREMONY_ABORTED", "aborted"],
  ["ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT", "no-discoverable-credential"],
  ["ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT", "no-user-verification"],
  ["ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED", "previously-registered"],
  ["ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY", "passthrough"],
  ["ERROR_MALFORMED_PUBKEYCREDPARAMS", "malformed-key-params"],
  ["ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG", "no-supported-algorithm"],
  ["ERROR_INVALID_RP_ID", "invalid-rp-id"],
  ["ERROR_INVALID_DOMAIN", "invalid-domain"],
  ["ERROR_INVALID_USER_ID_LENGTH", "invalid-user-id-length"],
  ["ERROR_AUTHENTICATOR_GENERAL_ERROR", "authenticator-error"],
]);

/** The library throws these as plain errors, without a code. */
const BY_MESSAGE: ReadonlyMap<string, PasskeyErrorCode> = new Map([
  ["WebAuthn is not supported in this browser", "not-supported"],
  ["Registration was not completed", "not-completed"],
  ["Authentication was not completed", "not-completed"],
]);

/**
 * Finds the error code of a failed ceremony (R8.16). Reads the code from the error itself instead of checking its
 * class, so that pages do not load the library before a ceremony.
 *
 * @returns a {@link PasskeyError} whose cause is the error, or the error itself if it is unknown
 */
export function identifyError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code =
    "code" in error && typeof error.code === "string"
      ? BY_CODE.get(error.code)
      : BY_MESSAGE.get(error.message);
  return code === undefined ? error : new PasskeyError(code, error.message, { cause: error });
}
