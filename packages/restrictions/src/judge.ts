import { ALERT_PARAM, PREVIEW_PARAM, ROUTER_PARAM, type StandingAnswer } from "@spilhus/contracts";
import { isAccountPath, knownRouteById, knownRouteOf } from "@spilhus/routes";
import { activeRestriction } from "./activeRestriction.ts";
import { admit, type Admission, type Visitor } from "./admit.ts";
import type { Reading } from "./alert.ts";
import type { AddedGuards } from "./guard.ts";

/** Who asks for a page; `unknown` has a session cookie, and the gateway could not be asked whose it is. */
export type Asker = StandingAnswer | "unknown";

/** A page that is asked for, in whatever form, and what decides about it beside who asks. */
export interface PageAsked extends Reading {
  /** Decoded path without query, after the redirects of `pathRedirect`. */
  readonly path: string;
  /** Path and query as they were sent, for the way back after login. */
  readonly address: string;
  /** Path of the page the visitor comes from, if it is one of this site. */
  readonly from: string | undefined;
  /** The cookie says that no page has been gone to since login, and the status page has not been shown either. */
  readonly hasJustLoggedIn: boolean;
  /** Guards the brand adds, from the registry. */
  readonly added: AddedGuards;
}

export type Verdict =
  | {
      readonly action: "serve";
      readonly loggedIn: boolean;
      readonly unknownType?: string;
      /** The page that the login had to lead to: once it is shown as a document, it has. */
      readonly isForcedPage?: true;
    }
  | { readonly action: "redirect"; readonly to: string; readonly unknownType?: string }
  /** Nobody can say whether the page may be shown, and it is not one that visitors may see. */
  | { readonly action: "unavailable" };

/** What a redirect target may be long, see `redirectTarget`. */
const MAX_ADDRESS = 2_048;
const NOISE = [ROUTER_PARAM, PREVIEW_PARAM];

/** The address without what is none of it: a router's marker, an editor's secret. */
function wayBack(address: string): string {
  const [path = "", search = ""] = address.split(/\?(.*)/s);
  const isNoisy = NOISE.some((name) => search.includes(name));
  const query = new URLSearchParams(search);
  for (const name of NOISE) query.delete(name);
  const rest = isNoisy ? query.toString() : search;
  const back = rest === "" ? path : `${path}?${rest}`;
  return encodeURIComponent(back.length > MAX_ADDRESS ? path : back);
}

function visitorOf(
  standing: StandingAnswer & { loggedIn: true },
  { now, zone, from, hasJustLoggedIn }: PageAsked,
): Visitor {
  const { checkResult, withinLimits, hasVerifiedEid, isWithdrawalBlocked } = standing;
  // Who comes from the status page has been there: the flag of the login is only not cleared yet.
  const status = hasJustLoggedIn ? activeRestriction(standing)?.row.status : undefined;
  const hasArrived = status !== undefined && from === knownRouteById(status).path;
  return {
    loggedIn: true,
    checkResult,
    withinLimits,
    eidVerified: hasVerifiedEid,
    withdrawalsBlocked: isWithdrawalBlocked,
    firstNavigationAfterLogin: hasJustLoggedIn && !hasArrived,
    now,
    zone,
  };
}

/** A page that visitors see and that plays no game: when in doubt, the player is shown what a visitor would be. */
function isOpenInDoubt(path: string): boolean {
  if (isAccountPath(path)) return false;
  const route = knownRouteOf(path);
  return route === undefined || route.cacheClass === "public";
}

function destination(admission: Exclude<Admission, { action: "stay" }>, { address }: PageAsked): string {
  if ("reason" in admission) return `${admission.to}?${ALERT_PARAM}=${admission.reason.alert.id}`;
  if ("guard" in admission) return `${admission.to}?${ALERT_PARAM}=${admission.alert.id}`;
  if (admission.audience === "guests") return admission.to;
  return `${knownRouteById("front").path}?returnUrl=${wayBack(address)}`;
}

/**
 * What is to be done with a request for a page: the one decision of the edge, and of the proxy where there is no edge
 * (R4.02, R6.01–R6.05). Document, payload, segment and HEAD are one page. The calls behind the page are judged again.
 *
 * @throws {RangeError} when the zone is none
 */
export function judge(asked: PageAsked, asker: Asker): Verdict {
  const { path, added } = asked;
  if (asker === "unknown") {
    return isOpenInDoubt(path) ? { action: "serve", loggedIn: false } : { action: "unavailable" };
  }
  const visitor = asker.loggedIn ? visitorOf(asker, asked) : asker;
  const admission = admit(path, visitor, added);
  const unknownType = "reason" in admission ? admission.reason?.unknownType : undefined;
  const toLog = unknownType === undefined ? {} : { unknownType };
  if (admission.action === "stay") {
    const isForcedPage = asked.hasJustLoggedIn && "reason" in admission && admission.reason?.status === path;
    return {
      action: "serve",
      loggedIn: visitor.loggedIn,
      ...toLog,
      ...(isForcedPage && { isForcedPage }),
    };
  }
  return { action: "redirect", to: destination(admission, asked), ...toLog };
}
