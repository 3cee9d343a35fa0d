import { expect, it } from "vitest";
import * as routes from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(routes).sort()).toEqual([
    "FEATURES",
    "GUARD_ROUTES",
    "KNOWN_ROUTES",
    "KNOWN_ROUTE_IDS",
    "NOT_FOUND_PATH",
    "PATHS",
    "PAYMENT_UNAVAILABLE_PATH",
    "PLANNED_ROUTES",
    "ROUTES",
    "ROUTE_IDS",
    "RouteNotFound",
    "SERVER_ERROR_PATH",
    "STRICT_AREAS",
    "SUPPORT_PAGES",
    "UNAVAILABLE_PATH",
    "gamePath",
    "internalPath",
    "isAccountPath",
    "knownRouteById",
    "knownRouteOf",
    "leadsBack",
    "matchRoute",
    "mayBeGuarded",
    "normaliseQuery",
    "pathOf",
    "pathRedirect",
    "queryRedirect",
    "roundPath",
    "routeById",
    "takesVendors",
    "trackedAddress",
  ]);
});
