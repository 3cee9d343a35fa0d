/**
 * Every reason to refuse a call: the stable `code` of an error body, and its HTTP status. To a browser, 401 means only
 * that a session is needed: the site answers it by going to the front page (R8.01). A failed sign-in is 403.
 */
export const REFUSAL_STATUS = {
  "invalid-request": 400,
  "wrong-brand": 400,
  "unknown-brand": 404,
  "not-found": 404,
  "unknown-game": 404,
  "unknown-image": 404,
  "unknown-story": 404,
  "unknown-customer": 404,
  "invalid-image-option": 400,
  /** Not sent by a page of this brand: marker, Origin or Sec-Fetch-Site is wrong. */
  "cross-site": 403,
  "not-signed-in": 401,
  /** A call of a server or an operator without a fresh, valid signature. */
  unsigned: 401,
  /** A call for guests was made with a session. */
  "signed-in": 403,
  /** Logging out without a session (R8.02). */
  "no-session": 400,
  /** Two session cookies: one of them is not ours. */
  "duplicate-session": 400,
  /** The account's restriction does not allow the call (R4.01). */
  restricted: 403,
  /** Identity must be shown again before this change. */
  "confirmation-needed": 403,
  /** E-mail and password do not match, or the passkey is unknown or wrong. */
  "sign-in-refused": 403,
  /** The player has not used this device before: they must sign in with MitID first. */
  "mitid-needed": 403,
  /** The passkey challenge was used, has expired or never existed. */
  "challenge-gone": 409,
  /** Passkey verification failed. */
  "passkey-invalid": 400,
  /** The player's only sign-in method cannot be removed. */
  "passkey-needed": 409,
  /** The link for a new password was used or has expired. */
  "token-gone": 410,
  /** The registration was finished, given up or has expired: it must begin again. */
  "draft-gone": 410,
  /** An earlier step of the registration must be done first. */
  "step-not-due": 409,
  "under-age": 403,
  /** The person is in the national register of excluded players. */
  excluded: 403,
  /** One account for each person and licence. */
  "account-exists": 409,
  "cpr-mismatch": 422,
  "cpr-tries-used": 403,
  /** The list is full: one entry must be removed first. */
  "list-full": 409,
  /** An exclusion that lasts at least as long is in force already. */
  "already-excluded": 409,
  /** Shorter than the law allows. */
  "block-too-short": 422,
  /** Only a published story can be withdrawn. */
  "not-published": 409,
  /** The brand has as many route rules as the edge keeps in memory. */
  "too-many-rules": 409,
  /** Nobody can deposit before they have set all three deposit limits. */
  "limits-not-set": 409,
  /** More than a deposit limit leaves. */
  "over-limit": 422,
  /** More than an account may take in before its owner's identity is verified. */
  "over-temporary-cap": 422,
  /** Below or above what the payment method takes. */
  "amount-range": 422,
  /** The payment method's provider does not answer. */
  "method-down": 503,
  /** The same amount by the same method a moment ago: the player says that they mean a second one. */
  "similar-deposit-open": 409,
  /** The payment has gone too far to be stopped. */
  "too-late": 409,
  "insufficient-funds": 422,
  /** The player's identity must be verified with MitID once before money can be paid out. */
  "eid-needed": 403,
  "withdrawals-blocked": 403,
  /** The withdrawal would end the bonus: the player must accept the exact loss. */
  "bonus-would-go": 409,
  "account-not-own": 403,
  /** The owner of the account that pays or is paid is somebody else. */
  "name-mismatch": 403,
  /** One bonus at a time. */
  "bonus-active": 409,
  "code-unknown": 404,
  /** The terms of the offer are not those that the player has read. */
  "terms-changed": 409,
  "offer-gone": 410,
  /** The offer is for other players. */
  "not-for-you": 403,
  /** The play session is over: the player has left the game, has logged out, or was away for too long. */
  "session-ended": 409,
  /** Out of what the game takes, or not for money. */
  "stake-not-allowed": 422,
  "game-closed": 409,
  /** The player's last round is still being shown, or its game's shortest time is not over. */
  "too-early": 409,
  /** The player must first read how long and with which result they have played. */
  "reality-check-due": 409,
  /** A win or a rollback of a stake that was never booked. */
  "unknown-stake": 409,
  /** Not there, or of a game that is not the studio's. */
  "unknown-play-session": 404,
  /** Spent, too old, replaced by a later one, or for another studio. */
  "unknown-token": 404,
  /** The player has reached a limit of play. */
  "limit-reached": 403,
  /** More than a limit of loss leaves. */
  "over-loss-limit": 422,
  /** More than the player's own budget for the session leaves. */
  "over-budget": 422,
  /** A budget that holds is neither raised nor given up. */
  "budget-stands": 409,
  /** Its rollback came first. */
  "stake-rolled-back": 409,
  "round-closed": 409,
  /** More than the game's declared maximum. */
  "over-maximum-win": 422,
  /** Plates of the round are sold later. */
  "sale-not-open": 409,
  /** Plates of the round are no longer sold or taken back. */
  "sale-closed": 409,
  /** Another player has one of the plates. */
  "plate-taken": 409,
  /** Not of the set that the system composed for the room. */
  "unknown-plate": 400,
  /** More than one player may have in the round. */
  "too-many-plates": 422,
  /** The plates were paid back before. */
  "already-returned": 409,
  /** Somebody has decided about it meanwhile, or there is nothing to decide. */
  "already-decided": 409,
  /** The player may not take part in the chat for now. */
  "chat-banned": 403,
  /** Another player of the brand has the name, or one that looks like it. */
  "name-taken": 409,
  /** The name has characters that are not allowed, or is one that only the house may have. */
  "name-not-allowed": 422,
  /** A name in the chat stays for a while. */
  "name-changed-lately": 409,
  /** A stake whose round has a result cannot be rolled back. */
  "already-settled": 409,
  /** The key of an idempotent call was used for another request. */
  "idempotency-key-reused": 409,
  /** An idempotent call of the same player is still running: the same request may be sent again in a second. */
  "request-in-progress": 409,
  /** The identity provider's answer to a member of staff was missing, invalid, used before or a refusal. */
  "staff-sign-in-refused": 403,
  /** The identity provider gives this person no role in the console. */
  "staff-without-role": 403,
  /** The member of staff has none of the roles that the call needs. */
  "role-needed": 403,
  /** The act needs somebody else than the one who proposed it. */
  "second-person-needed": 403,
  /** A guest left no e-mail address, without which no answer reaches them. */
  "email-needed": 400,
  "consent-needed": 403,
  /** The key of an opening was used before, and too long ago to be a retry. */
  "key-used": 409,
  /** The conversation with customer service is over. */
  "conversation-closed": 409,
  /** More messages within a minute than anybody reads. */
  "too-many-messages": 429,
  /** A colleague is talking with this visitor: take the conversation first. */
  "taken-by-colleague": 409,
  /** A webhook is signed over the bytes it has without a content encoding. */
  "encoded-body": 415,
  "too-many-requests": 429,
  internal: 500,
  /** A service behind the gateway does not answer. */
  unavailable: 503,
  /** Too many pictures are waiting to be made. */
  busy: 503,
} as const satisfies Record<string, number>;
export type RefusalCode = keyof typeof REFUSAL_STATUS;
