export { GUARD_ROUTES } from "./guardRoutes.ts";
export {
  internalPath,
  NOT_FOUND_PATH,
  PAYMENT_UNAVAILABLE_PATH,
  SERVER_ERROR_PATH,
  UNAVAILABLE_PATH,
} from "./internalPath.ts";
export { isAccountPath } from "./isAccountPath.ts";
export { knownRouteById, knownRouteOf } from "./knownRoute.ts";
export { leadsBack } from "./leadsBack.ts";
export { matchRoute, pathOf, type RouteMatch } from "./matchRoute.ts";
export { mayBeGuarded } from "./mayBeGuarded.ts";
export { normaliseQuery } from "./normaliseQuery.ts";
export { pathRedirect } from "./pathRedirect.ts";
export {
  KNOWN_ROUTE_IDS,
  KNOWN_ROUTES,
  PLANNED_ROUTES,
  type KnownRoute,
  type KnownRouteId,
} from "./plannedRoutes.ts";
export { gamePath, PATHS, roundPath } from "./paths.ts";
export { queryRedirect } from "./queryRedirect.ts";
export { FEATURES, type Feature, type PageOptions, type Route } from "./route.ts";
export type { RouteAccess } from "./routeAccess.ts";
export { RouteNotFound } from "./routeNotFound.ts";
export { ROUTE_IDS, ROUTES, routeById, type RouteId } from "./table.ts";
export { STRICT_AREAS } from "./strictAreas.ts";
export { SUPPORT_PAGES } from "./supportPages.ts";
export { takesVendors, type VendorQuestion } from "./takesVendors.ts";
export { trackedAddress } from "./trackedAddress.ts";
