import { ALERT_PARAM } from "@spilhus/contracts";
import { decide, type Standing } from "@spilhus/restrictions";

interface Navigated {
  readonly path: string;
  readonly standing: Standing;
  readonly zone: string;
  /** Server time, in milliseconds. */
  readonly now: number;
}

/**
 * Where a player must go instead of the path that was navigated to (R4.02). The edge has decided already; this is for
 * what a page's own memory shows, and for a restriction that came while the page was open.
 */
export function moveOn({ path, standing, zone, now }: Navigated): string | undefined {
  const decision = decide({ ...standing, path, zone, now, firstNavigationAfterLogin: false });
  return decision.action === "stay" ? undefined : `${decision.to}?${ALERT_PARAM}=${decision.reason.alert.id}`;
}
