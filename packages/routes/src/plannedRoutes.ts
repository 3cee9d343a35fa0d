import type { RouteAccess } from "./routeAccess.ts";
import { ROUTES, type RouteId } from "./table.ts";

/** Made by the services: bounded, and nothing that a path or a log could trip over. */
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

const closed = { openToRestricted: false, guards: [] } as const;
const account = <const Id extends string, const Child extends string>(id: Id, child: Child) =>
  ({ ...closed, id, path: `/konto/${child}`, audience: "players" }) as const;

/**
 * Routes of the spec whose page does not exist yet (R2.10, R2.26–R2.51). They are answered with 404 like any unknown
 * path; restrictions, guards and brands already decide by them. Whoever builds the page moves the row to `ROUTES`,
 * where it gets its remaining columns.
 */
export const PLANNED_ROUTES = [
  { ...closed, id: "bonus-code", path: "/bonuskode", audience: "guests" },
  { ...closed, id: "playgame", path: "/playgame", audience: "everyone" },
  { ...closed, id: "playgame-login", path: "/playgame/login", audience: "everyone" },
  { ...closed, id: "payment-redirect", path: "/payments/redirect-assistant", audience: "everyone" },
  {
    ...closed,
    id: "payment-pending",
    path: "/payments/pending/{txId}",
    params: { txId: TOKEN },
    audience: "everyone",
  },
  { ...closed, id: "app-redirect", path: "/app/redirect-assistant", audience: "everyone" },
  {
    ...closed,
    id: "new-password",
    path: "/skift-adgangskode/{token}",
    params: { token: TOKEN },
    audience: "guests",
  },
  account("eid", "eid"),
  account("account-home", "hjem"),
  account("account-messages", "beskeder"),
  account("account-biometrics", "biometri"),
  account("saved-games", "gemte-spil"),
  account("edit-profile", "ret-profil"),
  { ...account("withdrawal", "udbetaling"), guards: ["withdrawal-not-blocked", "verified-eid"] },
  account("my-bonuses", "mine-bonusser"),
  account("mentor", "mentor"),
  account("account-deletion", "sletning"),
  account("self-exclusion", "spaering"),
  account("cooling-off", "nedkoeling"),
  account("temporary-block", "blokering"),
  account("deactivated", "deaktiveret"),
  account("suspended", "suspenderet"),
  account("account-responsible-gaming", "ansvarligt-spil"),
  account("deposit-limit", "indbetalingsloft"),
  account("play-limits-reached", "spilgraenser-naaet"),
  account("withdrawals-blocked", "udbetalinger-blokeret"),
  { ...account("account-report", "brugerrapport/{reportId}"), params: { reportId: TOKEN } },
] as const satisfies readonly RouteAccess[];

export type KnownRouteId = RouteId | (typeof PLANNED_ROUTES)[number]["id"];
/** A route of the spec, served or planned. */
export type KnownRoute = RouteAccess & { readonly id: KnownRouteId };

/** Every route of the spec, served or planned. */
export const KNOWN_ROUTES: readonly KnownRoute[] = [...ROUTES, ...PLANNED_ROUTES];
export const KNOWN_ROUTE_IDS: readonly KnownRouteId[] = KNOWN_ROUTES.map(({ id }) => id);
