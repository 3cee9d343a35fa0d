import { ROUTES, type Feature, type Route, type RouteId } from "@spilhus/routes";

/** Ids of the routes a brand with these features has, in the order of the route table. */
export function enabledRoutes(features: readonly Feature[]): RouteId[] {
  return ROUTES.filter((route: Route) => route.feature === undefined || features.includes(route.feature)).map(
    (route) => route.id,
  );
}
