import { knownRouteById } from "@spilhus/routes";
import { returnAddress } from "./returnAddress.ts";

const PLAY = knownRouteById("playgame").path;
const LOGIN = knownRouteById("playgame-login").path;
const FRONT = knownRouteById("front").path;
const { path: entrance, aliases = [] } = knownRouteById("game-entrance");
/** What stands before the game's slug. */
const ENTRANCES = [entrance, ...aliases].map((path) => path.replace("{slug}", ""));

/** The query of a game in play: what the page reads, nothing else. */
function gameQuery(game: string | null | undefined, demo: string | null): string {
  if (!game) return "";
  return new URLSearchParams({ game, ...(demo === "1" && { demo }) }).toString();
}

function entered(path: string): string | undefined {
  const before = ENTRANCES.find((known) => path.startsWith(known));
  const slug = before === undefined ? undefined : path.slice(before.length);
  return slug === undefined || slug === "" || slug.includes("/") ? undefined : slug;
}

/**
 * Where a visitor goes on who may see a page of play (R2.23, R2.26, R2.27): a guest logs in first, for money and for a
 * demo alike, and comes back to the same game; a player, whom no guard stops any more, goes from an entrance or the login
 * straight to the game. The rest of an entrance's query comes along.
 *
 * @param path decoded path without query
 * @param address path and query as they were sent
 */
export function playRedirect(path: string, address: string, loggedIn: boolean): string | undefined {
  if (!loggedIn) {
    if (path !== PLAY) return undefined;
    const query = new URLSearchParams(address.split(/\?(.*)/s)[1]);
    const game = gameQuery(query.get("game"), query.get("demo"));
    return `${LOGIN}?${game === "" ? "" : `${game}&`}returnUrl=${returnAddress(address)}`;
  }
  const slug = entered(path);
  if (slug === undefined && path !== LOGIN) return undefined;
  const query = new URLSearchParams(address.split(/\?(.*)/s)[1]);
  const game = gameQuery(slug ?? query.get("game"), query.get("demo"));
  if (game === "") return FRONT;
  for (const name of ["game", "demo", "returnUrl", "auth"]) query.delete(name);
  return `${PLAY}?${game}${query.size > 0 ? `&${query}` : ""}`;
}
