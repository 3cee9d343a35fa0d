import type { GuardId } from "@spilhus/contracts";
import type { KnownRouteId } from "./plannedRoutes.ts";

/**
 * The page that a player who fails a guard is sent to. These pages are never guarded: that would be an endless
 * redirect.
 */
export const GUARD_ROUTES = {
  "withdrawal-not-blocked": "withdrawals-blocked",
  "verified-eid": "eid",
  "deposit-limit-set": "deposit-limit",
} as const satisfies Readonly<Record<GuardId, KnownRouteId>>;
