import { ALERT_PARAM } from "@spilhus/contracts";
import { confine, type Standing } from "@spilhus/restrictions";

interface Navigated {
  readonly path: string;
  readonly standing: Standing;
  /** Server time, in milliseconds. */
  readonly now: number;
}

/**
 * Where a player must go instead of the path that was navigated to (R4.02). The edge has decided already; this is for
 * what a page's own memory shows, and for a restriction that came while the page was open.
 */
export function moveOn({ path, standing, now }: Navigated): string | undefined {
  const confinement = confine({ ...standing, path, now, firstNavigationAfterLogin: false });
  return confinement?.mustGo ? `${confinement.status}?${ALERT_PARAM}=${confinement.alertId}` : undefined;
}
