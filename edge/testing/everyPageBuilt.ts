import { knownRouteOf, matchRoute, type RouteMatch } from "@spilhus/routes";

/**
 * Finds pages as if every one of the specification were built, planned routes too, so that the door to the account area is
 * tried before there is anything behind it.
 */
export const everyPageBuilt: typeof matchRoute = (path, isEnabled) => {
  try {
    return matchRoute(path, isEnabled);
  } catch (error) {
    const route = knownRouteOf(path);
    if (!route) throw error;
    // A planned id is no RouteId yet; the edge only looks up experiments by it and finds none.
    return { route: route as RouteMatch["route"], params: {}, canonicalPath: path };
  }
};
