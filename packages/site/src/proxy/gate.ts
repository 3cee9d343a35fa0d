import type { BrandDefinition } from "@spilhus/brand";
import { LOGIN_FLAGS, PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, cookieValues, entryRedirect, oneOfValue, parseCookies } from "@spilhus/lib";
import { decidePage, type PageVisitor, type PageDecision } from "@spilhus/restrictions";
import { askStanding, type GatewayAccess } from "./askStanding.ts";

const GUEST: PageVisitor = { loggedIn: false };
const justLoggedIn = cookieCodec(PLAYER_COOKIES.userJustLoggedIn, oneOfValue(LOGIN_FLAGS));

/** A request for a page, as far as it decides who may see it. */
export interface PageRequested {
  /** Decoded path without query, after the redirects of `pathRedirect`. */
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
}

/** Path of the page of this site that the request comes from. */
function comesFrom(headers: Headers, origin: string): string | undefined {
  const url = URL.parse(headers.get("referer") ?? "");
  return url?.origin === origin ? url.pathname : undefined;
}

/**
 * The gate of the edge, where no edge is in front: the same question to the gateway, the same decision. Without its
 * memory, because nothing but a developer's browser asks here.
 *
 * @returns `duplicate` for two session cookies, which is a malformed request
 */
export async function gate(
  { id, timezone, guards }: Pick<BrandDefinition, "id" | "timezone" | "guards">,
  { path, search, headers }: PageRequested,
  access: GatewayAccess,
): Promise<PageDecision | { readonly action: "duplicate" }> {
  const cookie = headers.get("cookie");
  const sessions = cookieValues(cookie, PLAYER_COOKIES.session.name);
  if (sessions.length > 1) return { action: "duplicate" };
  const [session = ""] = sessions;
  const asker = session === "" ? GUEST : await askStanding(id, session, access);
  const isPlayer = asker !== "unknown" && asker.loggedIn;
  if (headers.get("rsc") === null) {
    const to = entryRedirect({ path: encodeURI(path), search, origin: access.origin, loggedIn: isPlayer });
    if (to !== undefined) return { action: "redirect", to };
  }
  return decidePage(
    {
      path,
      address: encodeURI(path) + search,
      from: comesFrom(headers, access.origin),
      hasJustLoggedIn: justLoggedIn.read(parseCookies(cookie)) === LOGIN_FLAGS[0],
      added: guards,
      now: Date.now(),
      zone: timezone,
    },
    asker,
  );
}
