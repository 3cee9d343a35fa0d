import { MITID_ERRORS, type MitIdError } from "@spilhus/contracts/user-auth";
import type { MessageKey } from "@spilhus/i18n/island";

const KEYS = {
  dismissed_or_cancelled: "signIn.dismissed",
  mitid_failed: "signIn.failed",
  under_age: "signIn.underAge",
  excluded: "signIn.excluded",
  account_exists: "signIn.accountExists",
  other_person: "signIn.otherPerson",
} as const satisfies Readonly<Record<MitIdError, MessageKey>>;

/** Message for an error of a visit to MitID; the general failure for an unknown error. */
export function mitIdErrorKey(error: string): (typeof KEYS)[MitIdError] {
  const known = MITID_ERRORS.find((name) => name === error);
  return known === undefined ? "signIn.failed" : KEYS[known];
}
