import type { CheckResult } from "@spilhus/contracts";
import { knownRouteById } from "@spilhus/routes";

/** What is known of a player who could be asked. */
export interface PasskeyCandidate {
  /** The brand's flag (R5.09). */
  readonly hasPasskeys: boolean;
  /** Nothing against the player is `null`; not known yet is nothing. */
  readonly checkResult: CheckResult | null | undefined;
  /** The cookie question comes first: one question at a time. */
  readonly hasAnsweredCookies: boolean;
  readonly path: string;
}

const OWN_PAGE = knownRouteById("account-biometrics").path;

/**
 * Whether a player may be asked for a passkey on this page; limits and the device decide about the rest (R4.15). A
 * restricted player has something else to see to, and the page of passkeys asks by itself.
 */
export const mayOfferPasskey = ({
  hasPasskeys,
  checkResult,
  hasAnsweredCookies,
  path,
}: PasskeyCandidate): boolean =>
  hasPasskeys && hasAnsweredCookies && checkResult === null && path !== OWN_PAGE;
