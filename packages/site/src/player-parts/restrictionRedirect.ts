import { ALERT_PARAM } from "@spilhus/contracts";
import { pageRestriction, type AccountStatus } from "@spilhus/restrictions";

interface Navigated {
  readonly path: string;
  readonly accountStatus: AccountStatus;
  /** Server time, in milliseconds. */
  readonly now: number;
}

/**
 * Returns the status page a player must go to instead of the path, if any (R4.02). The edge checks requests; this
 * covers pages from the router's cache, and restrictions placed while the page was open.
 */
export function restrictionRedirect({ path, accountStatus, now }: Navigated): string | undefined {
  const restricted = pageRestriction({ ...accountStatus, path, now, firstNavigationAfterLogin: false });
  return restricted?.isClosed ? `${restricted.status}?${ALERT_PARAM}=${restricted.alertId}` : undefined;
}
