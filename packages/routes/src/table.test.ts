import { describe, expect, it } from "vitest";
import { KNOWN_ROUTES } from "./plannedRoutes.ts";
import type { Route } from "./route.ts";
import { ROUTE_IDS, ROUTES, routeById } from "./table.ts";

const rows: readonly Route[] = ROUTES;

describe("the route table", () => {
  it("gives every page its hero, sidebar, promotions, terms and one of three layouts (R2.53)", () => {
    for (const route of rows) {
      expect(["default", "embed", "simple"]).toContain(route.page.layout);
      expect(["frontpage", "page", "colour", "article", "none"]).toContain(route.page.hero);
      for (const option of ["sidebar", "hidePromotions", "termsShown", "overlay", "scrollToTop"] as const) {
        expect(typeof route.page[option]).toBe("boolean");
      }
    }
    expect(routeById("front").page).toMatchObject({ hero: "frontpage", termsShown: true, layout: "default" });
    expect(routeById("competition").page.layout).toBe("simple");
    expect(routeById("wheel").page.hero).toBe("colour");
    expect(routeById("responsible-gaming").page).toMatchObject({ hidePromotions: true, sidebar: true });
  });

  it("has every id and every path once", () => {
    expect(new Set(ROUTE_IDS).size).toBe(rows.length);
    const paths = rows.flatMap((route) => [route.path, ...(route.aliases ?? [])]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("gives every path parameter a pattern that only matches whole values (R2.52)", () => {
    for (const route of rows) {
      for (const [, name = ""] of route.path.matchAll(/\{(\w+)\}/g)) {
        const pattern = route.params?.[name];
        expect(pattern?.source).toMatch(/^\^.*\$$/);
        expect(pattern?.global).toBe(false);
        expect(pattern?.test("a/b")).toBe(false);
      }
    }
  });

  it("keeps pages that depend on the player out of the public cache", () => {
    const personal = rows.filter((route) => route.audience === "players" || route.policyClass !== "public");
    // These are the same for everyone; only their policy is strict.
    const shared = personal.filter((route) => route.cacheClass === "public");
    expect(shared.map(({ id }) => id)).toEqual(["signup", "receipt-check"]);
  });

  it("has no promotions on pages about one player, because that player may be excluded (R2.53, R6.05)", () => {
    const personal = KNOWN_ROUTES.filter(
      ({ path, cacheClass }) => cacheClass === "player" || path.startsWith("/konto/"),
    );
    expect(personal.length).toBeGreaterThan(19);
    for (const { id, page } of personal) expect(page.hidePromotions, id).toBe(true);
  });

  it("refuses an id that it does not have", () => {
    // A mistyped id can only come from outside the type system.
    expect(() => routeById("nowhere" as never)).toThrow('There is no route "nowhere".');
  });
});
