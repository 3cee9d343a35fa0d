import { entryRedirect, type Clock, type Log } from "@spilhus/lib";
import { decidePage, type PageVisitor, type PageDecision } from "@spilhus/restrictions";
import { leadsBack } from "@spilhus/routes";
import { encodePath, type Exchange, refererPath } from "../request/index.ts";
import { hasJustLoggedIn } from "./loginFlag.ts";
import { sessionCookieOf } from "./sessionCookie.ts";
import type { AccountStatusCache } from "./accountStatusCache.ts";

export interface AccessServices {
  readonly accountStatuses: AccountStatusCache;
  readonly clock: Clock;
  readonly log: Log;
}

/** Decides whether a page is served, in any representation. Returns a promise only when the gateway must be called. */
export type CheckAccess = (exchange: Exchange) => PageDecision | Promise<PageDecision>;

const GUEST: PageVisitor = { loggedIn: false };

/**
 * Checks access to every page: gets the account status behind a session cookie and applies the same tables as the gateway
 * applies to calls. A request without a session cookie costs no call.
 *
 * @throws {EdgeError} `bad-request` for two session cookies
 */
export function createAccessCheck({ accountStatuses, clock, log }: AccessServices): CheckAccess {
  function decide(exchange: Exchange, asker: PageVisitor): PageDecision {
    const { site, path, rawPath, search, head, origin } = exchange;
    const isPlayer = asker !== "unknown" && asker.loggedIn;
    if (search !== "" && head.rsc === "") {
      const to = entryRedirect({
        path: encodePath(path),
        search,
        origin,
        loggedIn: isPlayer,
        keepsReturn: leadsBack(path),
      });
      if (to !== undefined) return { action: "redirect", to };
    }
    const verdict = decidePage(
      {
        path,
        address: rawPath + search,
        from: isPlayer ? refererPath(head.referer, origin) : undefined,
        hasJustLoggedIn: isPlayer && hasJustLoggedIn(head.cookie),
        added: site.brand.guards,
        now: clock.now(),
        zone: site.brand.timezone,
      },
      asker,
    );
    if ("unknownType" in verdict) {
      log("error", "a check result that no restriction knows", { type: verdict.unknownType });
    }
    return verdict;
  }

  return (exchange) => {
    const { head, site, search } = exchange;
    const session = sessionCookieOf(head.cookie);
    if (session === undefined) return decide(exchange, GUEST);
    // A player who returns from a lost session must not be redirected again by a status that is a second old.
    const asker = accountStatuses.of(site.brand.id, session, search.includes("returnUrl"));
    return asker instanceof Promise
      ? asker.then((answer) => decide(exchange, answer))
      : decide(exchange, asker);
  };
}
