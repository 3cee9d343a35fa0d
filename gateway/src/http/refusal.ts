import { REFUSAL_STATUS, type RefusalCode } from "@spilhus/contracts";
import { HttpError } from "./httpError.ts";

/** Default messages. None tells a guest anything about an account. */
const WORDS: Readonly<Record<RefusalCode, string>> = {
  "invalid-request": "The request cannot be used.",
  "wrong-brand": "This site is of another brand.",
  "unknown-brand": "There is no such brand.",
  "not-found": "There is nothing at this address.",
  "cross-site": "This call must come from a page of this site.",
  "unknown-game": "There is no such game.",
  "unknown-image": "There is no picture at this address.",
  "unknown-story": "There is no such story.",
  "unknown-customer": "There is no such customer.",
  "invalid-image-option": "An option of the picture is out of bounds.",
  "not-signed-in": "Log in first.",
  unsigned: "This call needs a fresh signature of its method, path and body.",
  "signed-in": "This is for visitors who are not logged in.",
  "no-session": "There is no session to end.",
  "duplicate-session": "Two session cookies were sent; one of them is not ours.",
  restricted: "The state of the account does not allow this.",
  "confirmation-needed": "Confirm your identity again first.",
  "sign-in-refused": "Sign-in failed.",
  "mitid-needed": "Log in with MitID on this device first.",
  "challenge-gone": "The challenge was used or has expired; request a new one.",
  "passkey-invalid": "Passkey verification failed.",
  "passkey-needed": "You cannot remove your only sign-in method.",
  "token-gone": "The link was used or has expired; request a new one.",
  "draft-gone": "The registration is over; begin again.",
  "step-not-due": "An earlier step must be done first.",
  "under-age": "Players must be of age.",
  excluded: "The person is excluded from play.",
  "account-exists": "The person has an account already.",
  "cpr-mismatch": "The number does not belong to the person MitID has shown.",
  "cpr-tries-used": "There are no tries left.",
  "list-full": "The list is full; remove an entry first.",
  "already-excluded": "An exclusion that lasts at least as long is in force already.",
  "block-too-short": "The block is shorter than the law allows.",
  "not-published": "The story is not published.",
  "too-many-rules": "The brand has as many rules as it may have; remove one first.",
  "too-many-requests": "Too many requests; try again later.",
  internal: "Internal Server Error",
  unavailable: "A service that this needs does not answer; try again later.",
  busy: "Too many pictures are being made; try again in a second.",
};

/** A refusal with the status of its code. */
export const refusal = (code: RefusalCode, message: string = WORDS[code]): HttpError =>
  new HttpError(REFUSAL_STATUS[code], code, message);
