import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownRouteById, knownRouteOf } from "./knownRoute.ts";
import { matchRoute } from "./matchRoute.ts";
import { RouteNotFound } from "./routeNotFound.ts";

/** The id of the route that the matcher finds, or why it finds none. */
function matchedOrReason(path: string): string {
  try {
    return matchRoute(path, () => true).route.id;
  } catch (error) {
    if (!(error instanceof RouteNotFound)) throw error;
    return error.reason;
  }
}

describe("knownRouteOf", () => {
  it.each([
    ["/", "front"],
    ["/faq", "faq"],
    ["/spil/nordens-lys", "game-entrance"],
    ["/konto/blokering", "temporary-block"],
    ["/konto/brugerrapport/7f3a-21", "account-report"],
    ["/payments/pending/tx_1", "payment-pending"],
    ["/skift-adgangskode/abc", "new-password"],
  ])("knows %s as %s, served or not", (path, id) => {
    expect(knownRouteOf(path)?.id).toBe(id);
    expect(knownRouteById(knownRouteOf(path)?.id ?? "front").id).toBe(id);
  });

  it.each([
    "/konto",
    "/konto/blokering/",
    "/Konto/blokering",
    "/konto/brugerrapport/",
    "/konto/brugerrapport/..",
    `/konto/brugerrapport/${"a".repeat(201)}`,
    "/skift-adgangskode/a%00",
    "/spilside/Nordens-Lys",
    "/spilside/__proto__",
    "",
  ])("knows no route for %j (R2.52)", (path) => {
    expect(knownRouteOf(path)).toBeUndefined();
  });

  it("agrees with the matcher about every path that is served (R8.04, R8.05)", () => {
    const piece = fc.constantFrom(
      "",
      "spil",
      "blog",
      "faq",
      "a-1",
      "A",
      "konto",
      "hjem",
      "games",
      "entrance",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
        const path = `/${parts.join("/")}`;
        const known = knownRouteOf(path)?.id;
        const matched = matchedOrReason(path);
        expect(known).toBe(matched === "invalid" ? undefined : matched === "unmatched" ? known : matched);
      }),
      { numRuns: 1_000 },
    );
  });

  it("refuses an id that it does not have", () => {
    // A mistyped id can only come from outside the type system.
    expect(() => knownRouteById("nowhere" as never)).toThrow('There is no route "nowhere".');
  });
});
