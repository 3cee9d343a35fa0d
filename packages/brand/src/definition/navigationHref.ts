import { pathOf, routeById } from "@spilhus/routes";
import type { NavigationItem } from "./navigation.ts";

/** The address of a navigation entry, e.g. `/signup?auth=signup`. */
export function navigationHref({ route, query }: NavigationItem): string {
  const path = pathOf(routeById(route));
  return query === undefined ? path : `${path}?${query}`;
}
