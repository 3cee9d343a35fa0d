import type { Route } from "./route.ts";
import { everyone, page } from "./rows.ts";
import { ROUTES, type RouteId } from "./table.ts";

/**
 * Complete rows of routes whose page does not exist yet (R2.30). They are answered with 404 like any
 * unknown path, but restrictions, guards, brands and the edge already use them. To build the page, move its row to
 * `ROUTES`.
 */
export const PLANNED_ROUTES = [
  {
    ...everyone,
    id: "app-redirect",
    path: "/app/redirect-assistant",
    indexed: false,
    page: page({ hero: "none", layout: "embed", hidePromotions: true }),
  },
] as const satisfies readonly Route[];

export type KnownRouteId = RouteId | (typeof PLANNED_ROUTES)[number]["id"];
/** A route of the spec, served or planned. */
export type KnownRoute = Route & { readonly id: KnownRouteId };

/** Every route of the spec, served or planned. */
export const KNOWN_ROUTES: readonly KnownRoute[] = [...ROUTES, ...PLANNED_ROUTES];
export const KNOWN_ROUTE_IDS: readonly KnownRouteId[] = KNOWN_ROUTES.map(({ id }) => id);
