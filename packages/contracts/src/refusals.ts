/**
 * Every way a call is refused: the stable `code` of an error body, and its HTTP status. 401 means one thing only, that
 * a session is needed: the site answers it by going to the front page (R8.01). A sign-in that fails is 403.
 */
export const REFUSAL_STATUS = {
  "invalid-request": 400,
  "wrong-brand": 400,
  "unknown-brand": 404,
  "not-found": 404,
  /** Not sent by a page of this brand: marker, Origin or Sec-Fetch-Site is wrong. */
  "cross-site": 403,
  "not-signed-in": 401,
  /** A call for guests, made with a session. */
  "signed-in": 403,
  /** Leaving without a session (R8.02). */
  "no-session": 400,
  /** Two session cookies: one of them is not ours. */
  "duplicate-session": 400,
  /** The account's restriction does not allow the call (R4.01). */
  restricted: 403,
  /** Identity must be shown again before this change. */
  "confirmation-needed": 403,
  /** Nobody with that e-mail and password, or the passkey is unknown or wrong. */
  "sign-in-refused": 403,
  /** This device is new to the player: MitID comes first. */
  "mitid-needed": 403,
  /** The passkey challenge was used, has run out or was never given. */
  "challenge-gone": 409,
  /** What the authenticator sent does not hold. */
  "passkey-invalid": 400,
  /** The last way in cannot be removed. */
  "passkey-needed": 409,
  /** The link for a new password was used or has run out. */
  "token-gone": 410,
  /** The registration was finished, given up or has run out: it begins again. */
  "draft-gone": 410,
  /** An earlier step of the registration comes first. */
  "step-not-due": 409,
  "under-age": 403,
  /** The national register of excluded players has the person. */
  excluded: 403,
  /** One account for each person and licence. */
  "account-exists": 409,
  "cpr-mismatch": 422,
  "cpr-tries-used": 403,
  /** There is no room for another one: one must go first. */
  "list-full": 409,
  /** An exclusion that lasts at least as long holds already. */
  "already-excluded": 409,
  /** Shorter than the law allows. */
  "block-too-short": 422,
  "too-many-requests": 429,
  internal: 500,
  /** A service behind the gateway does not answer. */
  unavailable: 503,
} as const satisfies Record<string, number>;
export type RefusalCode = keyof typeof REFUSAL_STATUS;
