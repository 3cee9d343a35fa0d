import { ALERT_PARAM, type AccountStatusAnswer } from "@spilhus/contracts";
import { isAccountPath, knownRouteById, knownRouteOf, leadsBack } from "@spilhus/routes";
import { activeRestriction } from "./activeRestriction.ts";
import type { Reading } from "./alert.ts";
import { checkAccess, type AccessDecision, type Visitor } from "./checkAccess.ts";
import type { AddedGuards } from "./guard.ts";
import { playRedirect } from "./playRedirect.ts";
import { returnAddress, visitorsQuery } from "./returnAddress.ts";

/** Who requests a page; `unknown` has a session cookie, and the gateway could not say whose it is. */
export type PageVisitor = AccountStatusAnswer | "unknown";

/** A requested page, in whatever representation, and the facts that decide about it beside the visitor. */
export interface PageRequest extends Reading {
  /** Decoded path without query, after the redirects of `pathRedirect`. */
  readonly path: string;
  /** Path and query as they were sent, for the return address after login. */
  readonly address: string;
  /** Path of the page the visitor comes from, if it is one of this site. */
  readonly from: string | undefined;
  /** A cookie says that neither a page was visited since login nor the status page shown. */
  readonly hasJustLoggedIn: boolean;
  /** Guards the brand adds, from the registry. */
  readonly added: AddedGuards;
}

export type PageDecision =
  | {
      readonly action: "serve";
      readonly loggedIn: boolean;
      readonly unknownType?: string;
      /** The status page that the login must lead to: shown as a document, it clears the login flag. */
      readonly isForcedPage?: true;
    }
  | { readonly action: "redirect"; readonly to: string; readonly unknownType?: string }
  /** The visitor is unknown, and guests may not see the page. */
  | { readonly action: "unavailable" };

function visitorOf(
  account: AccountStatusAnswer & { loggedIn: true },
  { now, zone, from, hasJustLoggedIn }: PageRequest,
): Visitor {
  const { checkResult, withinLimits, hasVerifiedEid, isWithdrawalBlocked, hasDepositLimit } = account;
  // A player who comes from the status page has seen it, although the login flag is not cleared yet.
  const status = hasJustLoggedIn ? activeRestriction(account)?.row.status : undefined;
  const hasArrived = status !== undefined && from === knownRouteById(status).path;
  return {
    loggedIn: true,
    checkResult,
    withinLimits,
    eidVerified: hasVerifiedEid,
    withdrawalsBlocked: isWithdrawalBlocked,
    depositLimitSet: hasDepositLimit,
    firstNavigationAfterLogin: hasJustLoggedIn && !hasArrived,
    now,
    zone,
  };
}

const FRONT = knownRouteById("front").path;

/** A public page without game play: an unknown visitor sees what guests see. */
function isOpenToUnknown(path: string): boolean {
  if (isAccountPath(path)) return false;
  const route = knownRouteOf(path);
  return route === undefined || route.cacheClass === "public";
}

function destination(access: Exclude<AccessDecision, { action: "stay" }>, { address }: PageRequest): string {
  if ("reason" in access) return `${access.to}?${ALERT_PARAM}=${access.reason.alert.id}`;
  if ("guard" in access) {
    const alert = `${access.to}?${ALERT_PARAM}=${access.alert.id}`;
    return leadsBack(access.to) ? `${alert}&returnUrl=${returnAddress(address)}` : alert;
  }
  if (access.audience === "players") return `${FRONT}?returnUrl=${returnAddress(address)}`;
  // The front page has no use for the query of a page for guests.
  const query = access.to === FRONT ? "" : visitorsQuery(address);
  return query === "" ? access.to : `${access.to}?${query}`;
}

/**
 * Decides about a request for a page: for the edge, and for the proxy where there is no edge (R4.02, R6.01–R6.05).
 * Document, payload, segment and HEAD are one page. The calls behind the page are checked again.
 *
 * @throws {RangeError} for an unknown zone
 */
export function decidePage(request: PageRequest, from: PageVisitor): PageDecision {
  const { path, added } = request;
  if (from === "unknown") {
    return isOpenToUnknown(path) ? { action: "serve", loggedIn: false } : { action: "unavailable" };
  }
  const visitor = from.loggedIn ? visitorOf(from, request) : from;
  const access = checkAccess(path, visitor, added);
  const unknownType = "reason" in access ? access.reason?.unknownType : undefined;
  const toLog = unknownType === undefined ? {} : { unknownType };
  if (access.action === "stay") {
    const onward = playRedirect(path, request.address, from);
    if (onward !== undefined) return { action: "redirect", to: onward, ...toLog };
    const isForcedPage = request.hasJustLoggedIn && "reason" in access && access.reason?.status === path;
    return {
      action: "serve",
      loggedIn: visitor.loggedIn,
      ...toLog,
      ...(isForcedPage && { isForcedPage }),
    };
  }
  return { action: "redirect", to: destination(access, request), ...toLog };
}
