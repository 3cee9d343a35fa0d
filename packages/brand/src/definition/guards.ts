import type { GuardId } from "@spilhus/contracts";
import type { KnownRouteId } from "@spilhus/routes";

/** `guards.ts`: checks that a brand adds to routes for signed-in players. */
export type BrandGuards = Readonly<Partial<Record<KnownRouteId, readonly GuardId[]>>>;
