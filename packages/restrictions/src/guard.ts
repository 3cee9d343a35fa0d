import { GUARD_IDS, type GuardId, type PlainAlertId } from "@spilhus/contracts";
import { GUARD_ROUTES, knownRouteById, knownRouteOf, mayBeGuarded } from "@spilhus/routes";

/** What guards ask about a player. */
export interface GuardFacts {
  /** The player's identity has been verified with the national eID. */
  readonly eidVerified: boolean;
  readonly withdrawalsBlocked: boolean;
}

/** What a brand adds to routes, as the registry carries it: route id to guards. */
export type AddedGuards = Readonly<Record<string, readonly GuardId[]>>;

interface GuardRow {
  readonly passes: (facts: GuardFacts) => boolean;
  readonly alert: PlainAlertId;
}

/** One row for each guard (R5.13); where it sends a player stands in `GUARD_ROUTES`. */
const GUARDS = {
  "withdrawal-not-blocked": {
    passes: ({ withdrawalsBlocked }) => !withdrawalsBlocked,
    alert: "withdrawalBlocked",
  },
  "verified-eid": { passes: ({ eidVerified }) => eidVerified, alert: "eidNeeded" },
} as const satisfies Readonly<Record<GuardId, GuardRow>>;

export type GuardDecision =
  | { readonly action: "stay" }
  | {
      readonly action: "redirect";
      readonly guard: GuardId;
      readonly to: string;
      readonly alert: { readonly id: PlainAlertId };
    };

/** The guards of a path, those of the spec first; none where no guard may stand. */
export function guardsOf(path: string, added: AddedGuards): readonly GuardId[] {
  const route = knownRouteOf(path);
  if (!route || !mayBeGuarded(route)) return [];
  const own = Object.hasOwn(added, route.id) ? added[route.id] : undefined;
  return [...new Set([...route.guards, ...(own ?? [])])];
}

/**
 * The first guard of a path that a player who is logged in does not pass. The call behind the page asks the same
 * again: `failedGuard` on its own guards.
 */
export function guard(path: string, facts: GuardFacts, added: AddedGuards): GuardDecision {
  const failed = failedGuard(guardsOf(path, added), facts);
  if (failed === undefined) return { action: "stay" };
  return {
    action: "redirect",
    guard: failed,
    to: knownRouteById(GUARD_ROUTES[failed]).path,
    alert: { id: GUARDS[failed].alert },
  };
}

/** The first of some guards that a player does not pass. */
export function failedGuard(guards: readonly GuardId[], facts: GuardFacts): GuardId | undefined {
  return guards.find((id) => !GUARDS[id].passes(facts));
}

/** What a player who fails a guard is told on the page it sends them to. */
export function guardAlertAt(path: string, facts: GuardFacts): { readonly id: PlainAlertId } | undefined {
  const here = GUARD_IDS.filter((id) => knownRouteById(GUARD_ROUTES[id]).path === path);
  const failed = failedGuard(here, facts);
  return failed === undefined ? undefined : { id: GUARDS[failed].alert };
}
