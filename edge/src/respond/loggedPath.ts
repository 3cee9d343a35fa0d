import { knownRouteOf } from "@spilhus/routes";

/** The path of a request as logs may have it: where it names what is one player's, or a secret, the route's pattern. */
export function loggedPath(url: string | undefined): string {
  const path = (url ?? "/").split("?")[0] ?? "/";
  const route = knownRouteOf(path);
  return route?.params !== undefined && route.policyClass !== "public" ? route.path : path;
}
