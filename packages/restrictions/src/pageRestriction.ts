import type { AlertId } from "@spilhus/contracts";
import { knownRouteById, knownRouteOf } from "@spilhus/routes";
import type { AccountStatus } from "./accountStatus.ts";
import { activeRestriction, type ActiveRestriction } from "./activeRestriction.ts";
import { chosenAlert } from "./chosenAlert.ts";
import { mayVisit } from "./mayVisit.ts";

/** A page that a signed-in player requests. */
export interface PageVisit extends AccountStatus {
  /** Decoded path without query. */
  readonly path: string;
  /** The first page after login: a restricted player is taken to the status page from any page. */
  readonly firstNavigationAfterLogin: boolean;
  /** Server time, in milliseconds since the epoch. Chooses words only: it lifts no restriction. */
  readonly now: number;
}

/** How a restriction applies to a page. */
export interface PageRestriction {
  readonly restriction: ActiveRestriction;
  /** Path of the status page. */
  readonly status: string;
  /** The page is closed: the player must go to the status page. */
  readonly isClosed: boolean;
  /** The alert that says why; `alertOf` adds its date. */
  readonly alertId: AlertId;
}

/**
 * How the player's restriction, if any, applies to a page (R4.02, R6.05): the decision of `checkRestriction` without the
 * text of a date, so that scripts of pages do not load a library of dates. A path without a route is closed to a
 * restricted player, as is a route that no row opens.
 */
export function pageRestriction({
  path,
  firstNavigationAfterLogin,
  now,
  ...account
}: PageVisit): PageRestriction | undefined {
  const restriction = activeRestriction(account);
  if (!restriction) return undefined;
  const { row } = restriction;
  const route = knownRouteOf(path);
  const isOpen = route !== undefined && mayVisit(row, route.id);
  const mayStay = route?.id === row.status || (isOpen && !firstNavigationAfterLogin);
  return {
    restriction,
    status: knownRouteById(row.status).path,
    isClosed: !mayStay,
    alertId: chosenAlert(row.alert, account.checkResult, now).id,
  };
}
