import type { RestrictionId } from "@spilhus/contracts";
import { knownRouteById, knownRouteOf } from "@spilhus/routes";
import { activeRestriction } from "./activeRestriction.ts";
import { alertOf, type Alert, type Reading } from "./alert.ts";
import { mayVisit } from "./mayVisit.ts";
import type { Standing } from "./standing.ts";

/** A navigation of a player who is logged in. */
export interface Navigation extends Standing, Reading {
  /** Decoded path without query; the page that is asked for. */
  readonly path: string;
  /** The first page after login: a restricted player is taken to the status page from wherever it is. */
  readonly firstNavigationAfterLogin: boolean;
}

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
  const restriction = activeRestriction(navigation);
  if (!restriction) return { action: "stay" };
  const { row } = restriction;
  const reason: Reason = {
    restriction: restriction.id,
    status: knownRouteById(row.status).path,
    alert: alertOf(row.alert, navigation.checkResult, navigation),
    ...("unknownType" in restriction ? { unknownType: restriction.unknownType } : {}),
  };
  const route = knownRouteOf(navigation.path);
  const open = route !== undefined && mayVisit(row, route.id);
  if (route?.id === row.status || (open && !navigation.firstNavigationAfterLogin)) {
    return { action: "stay", reason };
  }
  return { action: "redirect", to: reason.status, reason };
}
