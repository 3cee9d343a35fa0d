import { isAccountPath, KNOWN_ROUTES, knownRouteById, knownRouteOf } from "@spilhus/routes";
import { decide, type Decision, type Navigation } from "./decide.ts";
import { guard, type AddedGuards, type GuardDecision, type GuardFacts } from "./guard.ts";

/** A visitor who asks for a page. */
export type Visitor =
  | { readonly loggedIn: false }
  | ({ readonly loggedIn: true } & GuardFacts & Omit<Navigation, "path">);

/** The page is closed by its audience: the front page instead, with the way back for who must log in first. */
interface Turned {
  readonly action: "redirect";
  readonly to: string;
  readonly audience: "guests" | "players";
}
export type Admission = Decision | GuardDecision | Turned;

const FRONT = knownRouteById("front").path;

/** So far the account is all there is for players alone, and a visitor's page need not be looked up to know. */
const hasOthers = KNOWN_ROUTES.some(({ audience, path }) => audience === "players" && !isAccountPath(path));
const isForPlayers = (path: string) =>
  isAccountPath(path) || (hasOthers && knownRouteOf(path)?.audience === "players");

/**
 * Everything that decides whether a visitor may be on a page: audience, then restriction, then guards. Whoever is
 * sent elsewhere may stay there: one step is enough, because a guard's page that the restriction closes is skipped for
 * the status page.
 *
 * @param path decoded path without query, after the redirects of `pathRedirect`
 * @param added guards of the brand, from the registry
 * @throws {RangeError} when the zone is none
 */
export function admit(path: string, visitor: Visitor, added: AddedGuards): Admission {
  if (!visitor.loggedIn) {
    if (!isForPlayers(path)) return { action: "stay" };
    const to = `${FRONT}?returnUrl=${encodeURIComponent(path)}`;
    return { action: "redirect", to, audience: "players" };
  }
  const decision = decide({ ...visitor, path });
  if (decision.action === "redirect") return decision;
  const audience = isAccountPath(path) ? "players" : knownRouteOf(path)?.audience;
  if (audience === "guests") return { action: "redirect", to: FRONT, audience };
  const guarded = guard(path, visitor, added);
  // Nobody is sent away from the status page, or they would come straight back.
  if (guarded.action === "stay" || decision.reason?.status === path) return decision;
  const there = decide({ ...visitor, path: guarded.to });
  return there.action === "redirect" ? there : guarded;
}
