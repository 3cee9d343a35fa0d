import { describe, expect, it } from "vitest";
import { knownRouteById } from "./knownRoute.ts";
import { matchRoute } from "./matchRoute.ts";
import { mayBeGuarded } from "./mayBeGuarded.ts";
import { KNOWN_ROUTES, PLANNED_ROUTES, type KnownRoute } from "./plannedRoutes.ts";
import { RouteNotFound } from "./routeNotFound.ts";

const example = (path: string) => path.replaceAll(/\{\w+\}/g, "a-1");
const pathsWhere = (holds: (route: KnownRoute) => boolean) =>
  KNOWN_ROUTES.filter(holds)
    .map(({ path }) => path)
    .toSorted();

describe("planned routes", () => {
  it("are not served: the matcher finds no page for them", () => {
    for (const { path } of PLANNED_ROUTES) {
      expect(() => matchRoute(example(path), () => true)).toThrow(RouteNotFound);
    }
  });

  it("share no id and no path with a route that is served", () => {
    expect(new Set(KNOWN_ROUTES.map(({ id }) => id)).size).toBe(KNOWN_ROUTES.length);
    const paths = KNOWN_ROUTES.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("begin with fixed text, as served ones do, by which their patterns are found", () => {
    const paths = KNOWN_ROUTES.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])]);
    expect(paths.filter((path) => path.startsWith("/{"))).toEqual([]);
  });

  it("have a pattern that matches whole values for every parameter (R2.52)", () => {
    const rows: readonly KnownRoute[] = PLANNED_ROUTES;
    for (const { path, params } of rows) {
      for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
        expect(params?.[name]?.source).toMatch(/^\^.*\$$/);
        expect(params?.[name]?.test("a/b")).toBe(false);
      }
    }
  });
});

describe("the cache class and policy of a page", () => {
  it("are private and without vendors on every page of the account area (R6.03)", () => {
    const account = KNOWN_ROUTES.filter(({ path }) => path.startsWith("/konto/"));
    expect(new Set(account.map(({ cacheClass, policyClass }) => `${cacheClass} ${policyClass}`))).toEqual(
      new Set(["player player"]),
    );
    expect(account.filter(({ indexed }) => indexed)).toEqual([]);
  });

  it("are public together, except for the registration and receipts, which are the same for everybody and have no vendors", () => {
    const mixed = KNOWN_ROUTES.filter(
      ({ cacheClass, policyClass }) => (cacheClass === "public") !== (policyClass === "public"),
    );
    expect(mixed.map(({ id }) => id)).toEqual(["signup", "receipt-check"]);
  });

  it("is private where the address itself is a secret", () => {
    expect(knownRouteById("new-password")).toMatchObject({ cacheClass: "player", policyClass: "player" });
    expect(knownRouteById("payment-pending")).toMatchObject({ cacheClass: "player", policyClass: "payment" });
  });

  it("takes whoever comes back from a provider, also without a session, and no vendor with them (R2.28)", () => {
    expect(knownRouteById("payment-redirect")).toMatchObject({
      ...{ path: "/payments/redirect-assistant", audience: "everyone" },
      ...{ cacheClass: "player", policyClass: "payment" },
    });
  });
});

describe("who a route is for", () => {
  it("is guests only on two routes (R6.02)", () => {
    expect(pathsWhere(({ audience }) => audience === "guests")).toEqual([
      "/bonuskode",
      "/skift-adgangskode/{token}",
    ]);
    expect(knownRouteById("bonus-code")).toMatchObject({ playersPath: knownRouteById("my-bonuses").path });
  });

  it("is players only in all of /konto and nowhere else (R6.03)", () => {
    const account = pathsWhere(({ path }) => path.startsWith("/konto/"));
    expect(account).toHaveLength(22);
    expect(pathsWhere(({ audience }) => audience === "players")).toEqual(account);
  });

  it("is every restricted player on the pages of help and terms (R6.05)", () => {
    expect(pathsWhere(({ openToRestricted }) => openToRestricted)).toEqual([
      "/ansvarligt-spil",
      "/betingelser",
      "/cookiepolitik",
      "/faq",
      "/kundeservice",
      "/kvittering",
      "/privatlivspolitik",
      "/tilgaengelighed",
    ]);
  });

  it("is a player who passes the guards of the withdrawal page, of an entrance and of play (R2.23, R2.26, R5.13)", () => {
    const guarded = KNOWN_ROUTES.filter(({ guards }) => guards.length > 0);
    expect(guarded.map(({ path, guards }) => [path, guards])).toEqual([
      ["/games/entrance/{slug}", ["deposit-limit-set"]],
      ["/playgame", ["deposit-limit-set"]],
      ["/konto/udbetaling", ["withdrawal-not-blocked", "verified-eid"]],
    ]);
    expect(guarded.every(mayBeGuarded)).toBe(true);
  });

  it("cannot be narrowed by guards on help pages and targets of redirects", () => {
    expect(pathsWhere((route) => !mayBeGuarded(route))).toEqual([
      "/",
      "/ansvarligt-spil",
      "/betingelser",
      "/cookiepolitik",
      "/faq",
      "/konto/eid",
      "/konto/indbetalingsloft",
      "/konto/udbetalinger-blokeret",
      "/kundeservice",
      "/kvittering",
      "/privatlivspolitik",
      "/tilgaengelighed",
    ]);
  });
});
