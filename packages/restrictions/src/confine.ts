import type { AlertId } from "@spilhus/contracts";
import { knownRouteById, knownRouteOf } from "@spilhus/routes";
import { activeRestriction, type ActiveRestriction } from "./activeRestriction.ts";
import { chosenAlert } from "./chosenAlert.ts";
import { mayVisit } from "./mayVisit.ts";
import type { Standing } from "./standing.ts";

/** Where a player who is logged in goes. */
export interface Step extends Standing {
  /** Decoded path without query; the page that is asked for. */
  readonly path: string;
  /** The first page after login: a restricted player is taken to the status page from wherever it is. */
  readonly firstNavigationAfterLogin: boolean;
  /** Server time, in milliseconds since the epoch. Chooses words only: it lifts no restriction. */
  readonly now: number;
}

/** What holds of a restricted player at a page. */
export interface Confinement {
  readonly restriction: ActiveRestriction;
  /** Path of the status page. */
  readonly status: string;
  /** The status page must be gone to: the page that was asked for is closed. */
  readonly mustGo: boolean;
  /** Which alert says why; `alertOf` has its date too. */
  readonly alertId: AlertId;
}

/**
 * What keeps a player from pages, if anything (R4.02, R6.05): the decision of `decide` without the words of a date, for
 * scripts of pages that show none. A path that belongs to no route is closed to a restricted player, as is a route that no
 * row opens.
 */
export function confine({
  path,
  firstNavigationAfterLogin,
  now,
  ...standing
}: Step): Confinement | undefined {
  const restriction = activeRestriction(standing);
  if (!restriction) return undefined;
  const { row } = restriction;
  const route = knownRouteOf(path);
  const isOpen = route !== undefined && mayVisit(row, route.id);
  const mayStay = route?.id === row.status || (isOpen && !firstNavigationAfterLogin);
  return {
    restriction,
    status: knownRouteById(row.status).path,
    mustGo: !mayStay,
    alertId: chosenAlert(row.alert, standing.checkResult, now).id,
  };
}
