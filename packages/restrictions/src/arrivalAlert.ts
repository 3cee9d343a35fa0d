import { ALERT_IDS } from "@spilhus/contracts";
import type { Alert } from "./alert.ts";
import { decide, type Navigation } from "./decide.ts";
import { guardAlertAt, type GuardFacts } from "./guard.ts";

/**
 * The alert for a player who was sent to a page (R4.02). The hint in the address only says that they were sent: the words
 * follow from what is true of the player, so that a link with a hint in it shows nobody a restriction they do not have.
 *
 * @param hint value of `ALERT_PARAM`
 * @throws {RangeError} when the zone is none
 */
export function arrivalAlert(
  hint: string | null,
  navigation: Omit<Navigation, "firstNavigationAfterLogin"> & GuardFacts,
): Alert | undefined {
  if (!ALERT_IDS.some((id) => id === hint)) return undefined;
  const decision = decide({ ...navigation, firstNavigationAfterLogin: false });
  const { reason } = decision;
  if (reason) return reason.status === navigation.path ? reason.alert : undefined;
  const alert = guardAlertAt(navigation.path, navigation);
  return alert?.id === hint ? alert : undefined;
}
