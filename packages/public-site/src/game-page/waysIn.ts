import type { Game } from "@spilhus/contracts";
import type { PageRequest } from "@spilhus/page-kit";
import type { SiteConfig } from "@spilhus/page-kit/runtime-config";
import { knownRouteById, pathOf, routeById } from "@spilhus/routes";

/** Addresses that lead into a game; neither where it cannot be played here. */
export interface WaysIn {
  readonly play?: string;
  readonly demo?: string;
}

type Switches = Pick<SiteConfig, "accountsEnabled" | "demoEnabled" | "paymentsEnabled">;

/**
 * How a game can be entered in this installation. A game that no engine plays has no way in: its page must not offer a button
 * that leads back to it.
 */
export function waysIn(
  { slug, isPlayable, category, studio }: Pick<Game, "slug" | "isPlayable" | "category" | "studio">,
  { flags }: Pick<PageRequest["brand"], "flags">,
  { accountsEnabled, demoEnabled, paymentsEnabled }: Switches,
): WaysIn {
  if (!isPlayable) return {};
  return {
    // Playing for money needs money in an account.
    ...(accountsEnabled && paymentsEnabled ? { play: pathOf(routeById("game-entrance"), { slug }) } : {}),
    // A hall has no demo: its rounds are everybody's. Nor has a studio's game: we have not proved that its chances are the same.
    ...(demoEnabled &&
    flags["demo-play"] === true &&
    category !== "bingo" &&
    category !== "banko" &&
    studio === undefined
      ? { demo: `${pathOf(knownRouteById("playgame"))}?game=${slug}&demo=1` }
      : {}),
  };
}
