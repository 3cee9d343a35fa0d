/** Error codes of failed ceremonies (R8.16). */
export const PASSKEY_ERROR_CODES = [
  /** Aborted by this page, or because another ceremony began. */
  "aborted",
  "no-discoverable-credential",
  "no-user-verification",
  /** Counts as registered (R4.14). */
  "previously-registered",
  /** The browser's own `NotAllowedError`: dismissed, timed out or not allowed; browsers do not say which. */
  "passthrough",
  "malformed-key-params",
  "no-supported-algorithm",
  "invalid-rp-id",
  "invalid-domain",
  /** Not 1 to 64 bytes (R5.09). */
  "invalid-user-id-length",
  "authenticator-error",
  "not-supported",
  "not-completed",
] as const;
export type PasskeyErrorCode = (typeof PASSKEY_ERROR_CODES)[number];

/** A ceremony that failed in a known way; the error of the browser or its library is the cause. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly code: PasskeyErrorCode;

  constructor(code: PasskeyErrorCode, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.code = code;
  }
}
