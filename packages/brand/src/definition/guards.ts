import type { GuardId } from "@spilhus/contracts";
import type { KnownRouteId } from "@spilhus/routes";

/** What a brand states in `guards.ts`: checks it adds to a route for players who are logged in. */
export type BrandGuards = Readonly<Partial<Record<KnownRouteId, readonly GuardId[]>>>;
