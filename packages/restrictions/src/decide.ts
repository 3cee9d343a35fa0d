import type { RestrictionId } from "@spilhus/contracts";
import { alertOf, type Alert, type Reading } from "./alert.ts";
import { confine, type Step } from "./confine.ts";

/** A navigation of a player who is logged in, and where its alert is read. */
export interface Navigation extends Step, Reading {}

/** The restriction behind a decision, so that a status page can say the same as the alert. */
export interface Reason {
  readonly restriction: RestrictionId | "unknown";
  /** Path of the status page. */
  readonly status: string;
  readonly alert: Alert;
  /** A check result type that nobody knows. Log it: the table lacks a row. */
  readonly unknownType?: string;
}

export type Decision =
  | { readonly action: "stay"; readonly reason?: Reason }
  | { readonly action: "redirect"; readonly to: string; readonly reason: Reason };

/**
 * Whether a player may be on a page (R4.02, R6.05). A path that belongs to no route is closed to a restricted player,
 * as is a route that no row opens. The way out, logout, is a call and not a page: see `mayCall`.
 *
 * @throws {RangeError} when the zone is none
 */
export function decide(navigation: Navigation): Decision {
  const confinement = confine(navigation);
  if (!confinement) return { action: "stay" };
  const { restriction, status, mustGo } = confinement;
  const reason: Reason = {
    restriction: restriction.id,
    status,
    alert: alertOf(restriction.row.alert, navigation.checkResult, navigation),
    ...("unknownType" in restriction ? { unknownType: restriction.unknownType } : {}),
  };
  return mustGo ? { action: "redirect", to: status, reason } : { action: "stay", reason };
}
