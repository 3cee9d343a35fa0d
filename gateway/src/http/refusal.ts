import { REFUSAL_STATUS, type RefusalCode } from "@spilhus/contracts";
import { HttpError } from "./httpError.ts";

/** What is said where a call has nothing more exact to say. Nothing here tells a guest about an account. */
const WORDS: Readonly<Record<RefusalCode, string>> = {
  "invalid-request": "The request cannot be used.",
  "wrong-brand": "This site is of another brand.",
  "unknown-brand": "There is no such brand.",
  "not-found": "There is nothing at this address.",
  "cross-site": "This call must come from a page of this site.",
  "not-signed-in": "Log in first.",
  "signed-in": "This is for visitors who are not logged in.",
  "no-session": "Nobody is logged in here.",
  "duplicate-session": "Two session cookies were sent; one of them is not ours.",
  restricted: "The state of the account does not allow this.",
  "confirmation-needed": "Identity must be shown again first.",
  "sign-in-refused": "This does not log anybody in.",
  "mitid-needed": "Log in with MitID on this device first.",
  "challenge-gone": "The challenge was used or has run out; ask for a new one.",
  "passkey-invalid": "What the passkey has sent does not hold.",
  "passkey-needed": "The last way in cannot be removed.",
  "token-gone": "The link was used or has run out; ask for a new one.",
  "draft-gone": "The registration is over; begin again.",
  "step-not-due": "An earlier step comes first.",
  "under-age": "Players must be of age.",
  excluded: "The person is excluded from play.",
  "account-exists": "The person has an account already.",
  "cpr-mismatch": "The number does not belong to the person MitID has shown.",
  "cpr-tries-used": "There are no tries left.",
  "list-full": "There is no room for another one; remove one first.",
  "already-excluded": "An exclusion that lasts as long holds already.",
  "block-too-short": "The law allows no shorter block.",
  "too-many-requests": "Too many requests; try again later.",
  internal: "Internal Server Error",
  unavailable: "A service that this needs does not answer; try again later.",
};

/** Refuses a call as its contract says: the status goes with the code. */
export const refusal = (code: RefusalCode, message: string = WORDS[code]): HttpError =>
  new HttpError(REFUSAL_STATUS[code], code, message);
