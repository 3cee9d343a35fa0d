import { knownRouteById, type KnownRoute, type KnownRouteId, isAccountPath } from "@spilhus/routes";
import type { Restriction } from "./restriction.ts";

const inAccount = (route: KnownRoute) => isAccountPath(route.path);

/** Whether a restricted player may be on a route. */
export function mayVisit(row: Restriction, id: KnownRouteId): boolean {
  if (id === row.status) return true;
  if (row.forced) return false;
  const route = knownRouteById(id);
  if (route.openToRestricted) return true;
  return row.open === "account" ? inAccount(route) : row.open.includes(id);
}
