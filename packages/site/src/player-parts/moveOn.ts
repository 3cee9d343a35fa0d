import { ALERT_PARAM } from "@spilhus/contracts";
import { pageRestriction, type AccountStatus } from "@spilhus/restrictions";

interface Navigated {
  readonly path: string;
  readonly standing: AccountStatus;
  /** Server time, in milliseconds. */
  readonly now: number;
}

/**
 * The address a player must go to instead of the page they are on, if any (R4.02). The edge has decided before; this is
 * for pages that the router had cached, and for a restriction that began while the page was open.
 */
export function moveOn({ path, standing, now }: Navigated): string | undefined {
  const restricted = pageRestriction({ ...standing, path, now, firstNavigationAfterLogin: false });
  return restricted?.isClosed ? `${restricted.status}?${ALERT_PARAM}=${restricted.alertId}` : undefined;
}
