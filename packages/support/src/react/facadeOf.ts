import type { BrandDefinition } from "@spilhus/brand";
import { routeById, type RouteId } from "@spilhus/routes";

/**
 * Who gets the support chat on a route (R4.20, R6.06): everybody on the brand's visitor routes, players on all others, and
 * nobody where a game is played.
 *
 * @param route absent on an error page
 */
export function facadeOf(
  { supportChat }: Pick<BrandDefinition, "supportChat">,
  route: RouteId | undefined,
): "everybody" | "players" | undefined {
  if (supportChat === undefined) return undefined;
  if (route === undefined) return "players";
  const { middleware, policyClass } = routeById(route);
  if (policyClass === "game-play" || middleware.includes("playgame")) return undefined;
  return supportChat.visitorRoutes.includes(route) ? "everybody" : "players";
}
