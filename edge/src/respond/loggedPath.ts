import { knownRouteOf } from "@spilhus/routes";

/** The path of a request for logs: the route's pattern where the path holds a secret or something of one player. */
export function loggedPath(url: string | undefined): string {
  const path = (url ?? "/").split("?")[0] ?? "/";
  const route = knownRouteOf(path);
  return route?.params !== undefined && route.policyClass !== "public" ? route.path : path;
}
