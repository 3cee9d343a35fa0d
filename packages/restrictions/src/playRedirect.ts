import type { AccountStatusAnswer } from "@spilhus/contracts";
import { SESSION_OVER_PARAMS } from "@spilhus/contracts/play";
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

/** A visitor, and of a guest why the session is over that they had. */
export type PlayVisitor =
  | { readonly loggedIn: true }
  | Pick<Extract<AccountStatusAnswer, { loggedIn: false }>, "loggedIn" | "because" | "until">;

/** What the login says of the session that is over. */
function overQuery({ because, until }: Extract<PlayVisitor, { loggedIn: false }>): string {
  if (because === undefined) return "";
  const query = new URLSearchParams({ [SESSION_OVER_PARAMS.reason]: because });
  if (until !== undefined) {
    query.set(SESSION_OVER_PARAMS.until, String(Math.floor(Date.parse(until) / 1_000)));
  }
  return `${query}&`;
}

function entered(path: string): string | undefined {
  const before = ENTRANCES.find((known) => path.startsWith(known));
  const slug = before === undefined ? undefined : path.slice(before.length);
  return slug === undefined || slug === "" || slug.includes("/") ? undefined : slug;
}

/**
 * Where a visitor goes on who may see a page of play (R2.23, R2.26, R2.27): a guest logs in first, for money and for a
 * demo alike, and comes back to the same game, and the login tells them why a session of theirs is over (R4.01); a player, whom no guard stops any more, goes from an entrance or the login
 * straight to the game. The rest of an entrance's query comes along.
 *
 * @param path decoded path without query
 * @param address path and query as they were sent
 */
export function playRedirect(path: string, address: string, visitor: PlayVisitor): string | undefined {
  if (!visitor.loggedIn) {
    if (path !== PLAY) return undefined;
    const query = new URLSearchParams(address.split(/\?(.*)/s)[1]);
    const game = gameQuery(query.get("game"), query.get("demo"));
    const over = overQuery(visitor);
    return `${LOGIN}?${game === "" ? "" : `${game}&`}${over}returnUrl=${returnAddress(address)}`;
  }
  const slug = entered(path);
  if (slug === undefined && path !== LOGIN) return undefined;
  const query = new URLSearchParams(address.split(/\?(.*)/s)[1]);
  const game = gameQuery(slug ?? query.get("game"), query.get("demo"));
  if (game === "") return FRONT;
  for (const name of ["game", "demo", "returnUrl", "auth", ...Object.values(SESSION_OVER_PARAMS)]) {
    query.delete(name);
  }
  return `${PLAY}?${game}${query.size > 0 ? `&${query}` : ""}`;
}
