import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchRoute, pathOf } from "./matchRoute.ts";
import { RouteNotFound } from "./routeNotFound.ts";
import { ROUTES, type RouteId, routeById } from "./table.ts";

const all = () => true;
const without = (off: RouteId) => (id: RouteId) => id !== off;

function notFound(path: string, isEnabled: (id: RouteId) => boolean = all): RouteNotFound {
  try {
    matchRoute(path, isEnabled);
  } catch (error) {
    if (error instanceof RouteNotFound) return error;
  }
  throw new Error(`${path} was found.`);
}

function canonicalPath(path: string): string | undefined {
  try {
    return matchRoute(path, all).canonicalPath;
  } catch (error) {
    if (error instanceof RouteNotFound) return undefined;
    throw error;
  }
}

describe("matchRoute", () => {
  it("finds every route of the table by its own path", () => {
    for (const route of ROUTES) {
      const path = route.path.replaceAll(/\{\w+\}/g, "nordens-lys");
      expect(matchRoute(path, all)).toMatchObject({ route: { id: route.id }, canonicalPath: path });
    }
  });

  it.each([
    ["/spilside/nordens-lys", { seoName: "nordens-lys" }],
    ["/blog/nyt-spil-2", { slug: "nyt-spil-2" }],
    ["/presse/ny-direktoer", { slug: "ny-direktoer" }],
    ["/games/entrance/nordens-lys", { slug: "nordens-lys" }],
    ["/faq", {}],
  ])("takes the parameters of %s from its path (R2.52)", (path, params) => {
    expect(matchRoute(path, all).params).toEqual(params);
  });

  it.each(["/games/entrance/nordens-lys", "/spil/nordens-lys", "/spilleautomater/entrance/nordens-lys"])(
    "answers %s with the game entrance, known under one canonical path (R2.23)",
    (path) => {
      const match = matchRoute(path, all);
      expect(match.route.id).toBe("game-entrance");
      expect(match.route.middleware).toEqual(["entrance"]);
      expect(match.canonicalPath).toBe("/games/entrance/nordens-lys");
    },
  );

  it.each([
    "/spilside/Nordens-Lys",
    "/blog/a..b",
    "/spil/a%00b",
    "/presse/-a",
    "/spilside/<b>",
    "/blog/a--b",
  ])("refuses the malformed parameter of %s with 404 'Page Not Found: {path}' (R8.04)", (path) => {
    expect(notFound(path)).toMatchObject({
      statusCode: 404,
      reason: "invalid",
      statusMessage: `Page Not Found: ${path}`,
    });
  });

  it.each(["/findes-ikke", "/spilside", "/spilside/a/b", "/FAQ", "/faq/", "/blog//a", "//faq"])(
    "has no page for %s: 404 'Page not found: {path}' (R8.05)",
    (path) => {
      expect(notFound(path)).toMatchObject({
        statusCode: 404,
        reason: "unmatched",
        statusMessage: `Page not found: ${path}`,
      });
    },
  );

  it("treats a route the brand has not enabled as absent, exact or with parameters", () => {
    expect(notFound("/casino", without("casino")).reason).toBe("unmatched");
    expect(notFound("/blog/nyt-spil", without("blog-article")).reason).toBe("unmatched");
    expect(matchRoute("/blog/nyt-spil", without("casino")).route.id).toBe("blog-article");
  });

  it("finds the addresses it writes, and throws only RouteNotFound for any other path", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom("blog", "spil", "spilside", "a-1", ""), fc.string())),
        (parts) => {
          const path = `/${parts.join("/")}`;
          const address = canonicalPath(path);
          expect(address === undefined ? undefined : canonicalPath(address)).toBe(address);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("pathOf", () => {
  it("fills in parameters, and names a missing one", () => {
    expect(pathOf(routeById("game"), { seoName: "nordens-lys" })).toBe("/spilside/nordens-lys");
    expect(() => pathOf(routeById("game"))).toThrow('Route "game" needs the parameter "seoName".');
  });
});
