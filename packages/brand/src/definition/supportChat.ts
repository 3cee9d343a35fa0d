import type { RouteId } from "@spilhus/routes";

/** Support chat of a brand: the vendor's workspace and the routes on which visitors get it too (R4.20). */
export interface SupportChat {
  readonly workspace: string;
  readonly visitorRoutes: readonly RouteId[];
}
