import { ALERT_IDS } from "@spilhus/contracts";
import type { Alert } from "./alert.ts";
import { checkRestriction, type Navigation } from "./checkRestriction.ts";
import { guardAlertAt, type GuardFacts } from "./guard.ts";

/**
 * The alert for a player who was redirected to a page (R4.02). The hint in the address only says that they were redirected;
 * the text follows from the account itself, so a forged link shows nobody a restriction they do not have.
 *
 * @param hint value of `ALERT_PARAM`
 * @throws {RangeError} for an unknown zone
 */
export function arrivalAlert(
  hint: string | null,
  navigation: Omit<Navigation, "firstNavigationAfterLogin"> & GuardFacts,
): Alert | undefined {
  if (!ALERT_IDS.some((id) => id === hint)) return undefined;
  const decision = checkRestriction({ ...navigation, firstNavigationAfterLogin: false });
  const { reason } = decision;
  if (reason) return reason.status === navigation.path ? reason.alert : undefined;
  const alert = guardAlertAt(navigation.path, navigation);
  return alert?.id === hint ? alert : undefined;
}
