import type { GuardId } from "@spilhus/contracts";
import type { KnownRouteId } from "./plannedRoutes.ts";

/** Where a player goes who fails a guard. These pages are never guarded themselves, or nobody would arrive. */
export const GUARD_ROUTES = {
  "withdrawal-not-blocked": "withdrawals-blocked",
  "verified-eid": "eid",
} as const satisfies Readonly<Record<GuardId, KnownRouteId>>;
