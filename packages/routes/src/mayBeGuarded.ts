import { GUARD_ROUTES } from "./guardRoutes.ts";
import type { KnownRoute } from "./plannedRoutes.ts";

/** Where visitors are sent: by a guard, or to the front page from what is not for them. */
const destinations: readonly string[] = [...Object.values(GUARD_ROUTES), "front"];

/** Whether a guard may stand on a route: not on help that is open to everybody, nor where visitors are sent. */
export function mayBeGuarded(route: Pick<KnownRoute, "id" | "openToRestricted">): boolean {
  return !route.openToRestricted && !destinations.includes(route.id);
}
