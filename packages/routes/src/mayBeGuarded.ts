import { GUARD_ROUTES } from "./guardRoutes.ts";
import type { KnownRoute } from "./plannedRoutes.ts";

/** Targets of redirects: the pages of guards, and the front page. */
const destinations: readonly string[] = [...Object.values(GUARD_ROUTES), "front"];

/**
 * Whether a route may have a guard: not if it is help that is open to everybody, nor if visitors are redirected to it.
 */
export function mayBeGuarded(route: Pick<KnownRoute, "id" | "openToRestricted">): boolean {
  return !route.openToRestricted && !destinations.includes(route.id);
}
