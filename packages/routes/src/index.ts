export { internalPath, NOT_FOUND_PATH } from "./internalPath.ts";
export { matchRoute, pathOf, type RouteMatch } from "./matchRoute.ts";
export { normaliseQuery } from "./normaliseQuery.ts";
export { pathRedirect } from "./pathRedirect.ts";
export { queryRedirect } from "./queryRedirect.ts";
export { FEATURES, type Feature, type PageOptions, type Route } from "./route.ts";
export { RouteNotFound } from "./routeNotFound.ts";
export { ROUTE_IDS, ROUTES, routeById, type RouteId } from "./table.ts";
