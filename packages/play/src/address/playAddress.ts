import type { GameToPlay } from "@spilhus/game-api";
import { pathOf, routeById } from "@spilhus/routes";

/** The address on which a game is played, such as `/playgame?game=ferskenfald&demo=1` (R2.26). */
export function playAddress({ game, mode }: GameToPlay): string {
  const query = new URLSearchParams({ game, ...(mode === "demo" && { demo: "1" }) });
  return `${pathOf(routeById("playgame"))}?${query}`;
}
