import { isAccountPath, KNOWN_ROUTES, knownRouteById, knownRouteOf } from "@spilhus/routes";
import { checkRestriction, type Navigation, type RestrictionDecision } from "./checkRestriction.ts";
import { guard, type AddedGuards, type GuardDecision, type GuardFacts } from "./guard.ts";

/** A visitor who requests a page. */
export type Visitor =
  | { readonly loggedIn: false }
  | ({ readonly loggedIn: true } & GuardFacts & Omit<Navigation, "path">);

/**
 * The page is for guests or players only: the front page instead, with a return address for who must log in, or the page that
 * players have in its place.
 */
interface AudienceDecision {
  readonly action: "redirect";
  readonly to: string;
  readonly audience: "guests" | "players";
}
export type AccessDecision = RestrictionDecision | GuardDecision | AudienceDecision;

const FRONT = knownRouteById("front").path;

/** While no other page is for players, most requests need no look-up in the route table. */
const hasOthers = KNOWN_ROUTES.some(({ audience, path }) => audience === "players" && !isAccountPath(path));
const isForPlayers = (path: string) =>
  isAccountPath(path) || (hasOthers && knownRouteOf(path)?.audience === "players");

/**
 * Checks whether a visitor may be on a page: audience, then restriction, then guards. A redirected visitor may stay
 * where they are sent: a guard's page that the restriction closes is replaced by the status page, and a page that players get
 * in place of one for guests by what stands before it.
 *
 * @param path decoded path without query, after the redirects of `pathRedirect`
 * @param added guards of the brand, from the registry
 * @throws {RangeError} for an unknown zone
 */
export function checkAccess(path: string, visitor: Visitor, added: AddedGuards): AccessDecision {
  if (!visitor.loggedIn) {
    if (!isForPlayers(path)) return { action: "stay" };
    const to = `${FRONT}?returnUrl=${encodeURIComponent(path)}`;
    return { action: "redirect", to, audience: "players" };
  }
  const decision = checkRestriction({ ...visitor, path });
  if (decision.action === "redirect") return decision;
  const route = isAccountPath(path) ? undefined : knownRouteOf(path);
  if (route?.audience === "guests") {
    const { audience, playersPath: to = FRONT } = route;
    const there = checkAccess(to, visitor, added);
    return there.action === "redirect" ? there : { action: "redirect", to, audience };
  }
  const guarded = guard(path, visitor, added);
  // A guard never redirects from the status page: the restriction would redirect straight back.
  if (guarded.action === "stay" || decision.reason?.status === path) return decision;
  const there = checkRestriction({ ...visitor, path: guarded.to });
  return there.action === "redirect" ? there : guarded;
}
