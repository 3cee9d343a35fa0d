import type { BrandDefinition } from "@spilhus/brand";
import { LOGIN_FLAGS, PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec, cookieValues, entryRedirect, oneOfValue, parseCookies } from "@spilhus/lib";
import { decidePage, type PageVisitor, type PageDecision } from "@spilhus/restrictions";
import { leadsBack } from "@spilhus/routes";
import { fetchAccountStatus, type GatewayAccess } from "./fetchAccountStatus.ts";

const GUEST: PageVisitor = { loggedIn: false };
const justLoggedIn = cookieCodec(PLAYER_COOKIES.userJustLoggedIn, oneOfValue(LOGIN_FLAGS));

/** The parts of a page request that access depends on. */
export interface PageRequested {
  /** Decoded path without query, after the redirects of `pathRedirect`. */
  readonly path: string;
  readonly search: string;
  readonly headers: Headers;
}

/** Path of the referring page, if it is on this site. */
function refererPath(headers: Headers, origin: string): string | undefined {
  const url = URL.parse(headers.get("referer") ?? "");
  return url?.origin === origin ? url.pathname : undefined;
}

/**
 * Checks access to a page when there is no edge: the same gateway call and the same decision as in the edge. It caches
 * nothing, because only development runs without an edge.
 *
 * @returns `duplicate` for a request with two session cookies, which is malformed
 */
export async function checkAccess(
  { id, timezone, guards }: Pick<BrandDefinition, "id" | "timezone" | "guards">,
  { path, search, headers }: PageRequested,
  access: GatewayAccess,
): Promise<PageDecision | { readonly action: "duplicate" }> {
  const cookie = headers.get("cookie");
  const sessions = cookieValues(cookie, PLAYER_COOKIES.session.name);
  if (sessions.length > 1) return { action: "duplicate" };
  const [session = ""] = sessions;
  const visitor = session === "" ? GUEST : await fetchAccountStatus(id, session, access);
  const isPlayer = visitor !== "unknown" && visitor.loggedIn;
  if (headers.get("rsc") === null) {
    const to = entryRedirect({
      path: encodeURI(path),
      search,
      origin: access.origin,
      loggedIn: isPlayer,
      keepsReturn: leadsBack(path),
    });
    if (to !== undefined) return { action: "redirect", to };
  }
  return decidePage(
    {
      path,
      address: encodeURI(path) + search,
      from: refererPath(headers, access.origin),
      hasJustLoggedIn: justLoggedIn.read(parseCookies(cookie)) === LOGIN_FLAGS[0],
      added: guards,
      now: Date.now(),
      zone: timezone,
    },
    visitor,
  );
}
