import type { RestrictionId } from "@spilhus/contracts";
import { alertOf, type Alert, type Reading } from "./alert.ts";
import { pageRestriction, type PageVisit } from "./pageRestriction.ts";

/** A navigation of a signed-in player, and where its alert is read. */
export interface Navigation extends PageVisit, Reading {}

/** The restriction behind a decision, so that a status page can say the same as the alert. */
export interface Reason {
  readonly restriction: RestrictionId | "unknown";
  /** Path of the status page. */
  readonly status: string;
  readonly alert: Alert;
  /** A check result type that nobody knows. Log it: the table lacks a row. */
  readonly unknownType?: string;
}

export type RestrictionDecision =
  | { readonly action: "stay"; readonly reason?: Reason }
  | { readonly action: "redirect"; readonly to: string; readonly reason: Reason };

/**
 * Checks whether a restriction allows a player to be on a page (R4.02, R6.05). A path without a route is closed to a
 * restricted player, as is a route that no row opens. Logging out is a call, not a page: see `mayCall`.
 *
 * @throws {RangeError} for an unknown zone
 */
export function checkRestriction(navigation: Navigation): RestrictionDecision {
  const restricted = pageRestriction(navigation);
  if (!restricted) return { action: "stay" };
  const { restriction, status, isClosed } = restricted;
  const reason: Reason = {
    restriction: restriction.id,
    status,
    alert: alertOf(restriction.row.alert, navigation.checkResult, navigation),
    ...("unknownType" in restriction ? { unknownType: restriction.unknownType } : {}),
  };
  return isClosed ? { action: "redirect", to: status, reason } : { action: "stay", reason };
}
