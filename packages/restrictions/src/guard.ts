import { GUARD_IDS, type GuardId, type PlainAlertId } from "@spilhus/contracts";
import { GUARD_ROUTES, knownRouteById, knownRouteOf, mayBeGuarded } from "@spilhus/routes";

/** The facts about a player that guards check. */
export interface GuardFacts {
  /** The player's identity has been verified with the national eID. */
  readonly eidVerified: boolean;
  readonly withdrawalsBlocked: boolean;
  readonly depositLimitSet: boolean;
}

/** Guards that a brand adds to routes, from the registry: route id to guards. */
export type AddedGuards = Readonly<Record<string, readonly GuardId[]>>;

interface GuardRow {
  readonly passes: (facts: GuardFacts) => boolean;
  readonly alert: PlainAlertId;
}

/** One row for each guard (R5.13); `GUARD_ROUTES` has the page it redirects to. */
const GUARDS = {
  "withdrawal-not-blocked": {
    passes: ({ withdrawalsBlocked }) => !withdrawalsBlocked,
    alert: "withdrawalBlocked",
  },
  "verified-eid": { passes: ({ eidVerified }) => eidVerified, alert: "eidNeeded" },
  "deposit-limit-set": { passes: ({ depositLimitSet }) => depositLimitSet, alert: "depositLimitNeeded" },
} as const satisfies Readonly<Record<GuardId, GuardRow>>;

export type GuardDecision =
  | { readonly action: "stay" }
  | {
      readonly action: "redirect";
      readonly guard: GuardId;
      readonly to: string;
      readonly alert: { readonly id: PlainAlertId };
    };

/** The guards of a path, those of the spec first; none on pages that may not be guarded. */
export function guardsOf(path: string, added: AddedGuards): readonly GuardId[] {
  const route = knownRouteOf(path);
  if (!route || !mayBeGuarded(route)) return [];
  const own = Object.hasOwn(added, route.id) ? added[route.id] : undefined;
  return [...new Set([...route.guards, ...(own ?? [])])];
}

/**
 * Redirects a signed-in player who fails a guard of the path. The call behind the page checks the same again with
 * `failedGuard`.
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

/** The first of the guards that a player fails. */
export function failedGuard(guards: readonly GuardId[], facts: GuardFacts): GuardId | undefined {
  return guards.find((id) => !GUARDS[id].passes(facts));
}

/** The alert for a player who fails a guard, on the page that the guard redirects to. */
export function guardAlertAt(path: string, facts: GuardFacts): { readonly id: PlainAlertId } | undefined {
  const here = GUARD_IDS.filter((id) => knownRouteById(GUARD_ROUTES[id]).path === path);
  const failed = failedGuard(here, facts);
  return failed === undefined ? undefined : { id: GUARDS[failed].alert };
}
