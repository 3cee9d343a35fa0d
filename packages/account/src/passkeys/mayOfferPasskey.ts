import type { CheckResult } from "@spilhus/contracts";
import { knownRouteById } from "@spilhus/routes";

/** A player who may get the passkey offer. */
export interface PasskeyCandidate {
  /** The brand's flag (R5.09). */
  readonly hasPasskeys: boolean;
  /** `null` for an unrestricted player; undefined until the player is known. */
  readonly checkResult: CheckResult | null | undefined;
  /** The cookie question comes first, so that there is one question at a time. */
  readonly hasAnsweredCookies: boolean;
  readonly path: string;
}

const OWN_PAGE = knownRouteById("account-biometrics").path;

/**
 * Whether a page may offer the player a passkey (R4.15); play limits and the device are checked later. Restricted
 * players get no offer, and the passkey page has its own button.
 */
export const mayOfferPasskey = ({
  hasPasskeys,
  checkResult,
  hasAnsweredCookies,
  path,
}: PasskeyCandidate): boolean =>
  hasPasskeys && hasAnsweredCookies && checkResult === null && path !== OWN_PAGE;
