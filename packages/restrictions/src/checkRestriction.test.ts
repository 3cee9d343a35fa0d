import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HELP_PAGES, EXPECTED_RESTRICTIONS, openPages, PAGES, accountStatusUnder } from "../testing/index.ts";
import { checkRestriction, type Navigation } from "./checkRestriction.ts";

const later = {
  firstNavigationAfterLogin: false,
  now: Date.parse("2026-11-21T12:00:00Z"),
  zone: "Europe/Copenhagen",
};
const clear = { checkResult: null, withinLimits: true };

const NAMES = Object.keys(EXPECTED_RESTRICTIONS);
const CELLS = NAMES.flatMap((name) => PAGES.map((path) => [name, path] as const));
const where = (navigation: Navigation) => {
  const decision = checkRestriction(navigation);
  return decision.action === "stay" ? navigation.path : decision.to;
};

describe("checkRestriction", () => {
  it.each(CELLS)("handles %s at %s as the oracle says (R4.01, R4.02, R6.05)", (name, path) => {
    const expected = openPages(name).includes(path) ? path : EXPECTED_RESTRICTIONS[name]?.status;
    expect(where({ ...accountStatusUnder(name), ...later, path })).toBe(expected);
  });

  it.each(NAMES)(
    "takes a player with %s to the status page on the first navigation after login (R4.02)",
    (name) => {
      for (const path of PAGES) {
        const first = { ...accountStatusUnder(name), ...later, path, firstNavigationAfterLogin: true };
        expect(where(first)).toBe(EXPECTED_RESTRICTIONS[name]?.status);
      }
    },
  );

  it("opens every page to an unrestricted player, after login too (R4.02)", () => {
    for (const path of [...PAGES, "/findes-ikke"]) {
      for (const firstNavigationAfterLogin of [true, false]) {
        expect(checkRestriction({ ...clear, ...later, path, firstNavigationAfterLogin })).toEqual({
          action: "stay",
        });
      }
    }
  });

  it.each([
    ["suspended", "suspended"],
    ["suspended-missing-sof", "missingSourceOfFunds"],
    ["deactivated", "deactivated"],
    ["block", "blockUndated"],
    ["expired-block-must-be-removed-by-customer-service", "blockEnded"],
    ["cooldown", "cooldownUndated"],
    ["gdc-check-failed", "detailsNotVerified"],
    ["extended-kyc-check-required", "moreInformationNeeded"],
    ["oces-login-required", "mitIdNeeded"],
    ["multi-account", "multiAccount"],
    ["reached-play-limits", "playLimitsReached"],
    ["frozen-by-court", "unknown"],
  ])("tells a player with %s why: %s (R4.02)", (name, id) => {
    const decision = checkRestriction({ ...accountStatusUnder(name), ...later, path: "/" });
    expect(decision).toMatchObject({ action: "redirect", reason: { alert: { id } } });
    // The status page itself can say it too.
    const there = checkRestriction({
      ...accountStatusUnder(name),
      ...later,
      path: EXPECTED_RESTRICTIONS[name]?.status ?? "",
    });
    expect(there).toMatchObject({ action: "stay", reason: { alert: { id } } });
  });

  it("names the end of a block in the alert (R4.02)", () => {
    const checkResult = { type: "block", context: { until: "2026-12-24T17:00:00Z" } };
    expect(checkRestriction({ checkResult, withinLimits: true, ...later, path: "/casino" })).toEqual({
      action: "redirect",
      to: "/konto/blokering",
      reason: {
        restriction: "block",
        status: "/konto/blokering",
        alert: { id: "block", values: { date: "24/12/2026 18:00:00" } },
      },
    });
  });

  it("ends a restriction only when the services say so, never by the clock (R4.02)", () => {
    const checkResult = { type: "cooldown", context: { until: "2026-11-21T11:00:00Z" } };
    expect(checkRestriction({ checkResult, withinLimits: true, ...later, path: "/casino" })).toMatchObject({
      to: "/konto/nedkoeling",
      reason: { alert: { id: "cooldownEnded" } },
    });
  });

  it.each(["frozen-by-court", "reached-play-limits", "constructor", "__proto__", "Suspended", "unreadable"])(
    "closes the pages for the check result %j, and reports its type as unknown (R4.01)",
    (type) => {
      for (const path of PAGES) {
        const decision = checkRestriction({ checkResult: { type }, withinLimits: true, ...later, path });
        const open = path === "/konto/suspenderet" || HELP_PAGES.some((always) => always === path);
        expect(decision.action).toBe(open ? "stay" : "redirect");
        expect(decision.reason).toMatchObject({ restriction: "unknown", unknownType: type });
      }
    },
  );

  it("reports no unknown type for a known one", () => {
    const decision = checkRestriction({ ...accountStatusUnder("suspended"), ...later, path: "/" });
    expect(decision.reason).not.toHaveProperty("unknownType");
  });

  it("applies the check result when the limits are reached as well", () => {
    const both = { checkResult: { type: "suspended" }, withinLimits: false };
    expect(where({ ...both, ...later, path: "/konto/hjem" })).toBe("/konto/suspenderet");
  });

  it.each([
    "/findes-ikke",
    "/konto",
    "/konto/",
    "/konto/findes-ikke",
    "/Konto/udbetaling",
    "/konto/udbetaling/",
    "/konto//udbetaling",
    "/konto/udbetaling/..",
    "/konto/udbetaling\0",
    "/konto/udbetaling;x=1",
    "/konto/brugerrapport",
    "/konto/brugerrapport/a/b",
    "/konto/brugerrapport/..",
    "/faq/../casino",
    "/faqs",
    "//faq",
    "faq",
    "",
  ])("closes the odd path %j to every restricted player (R6.05)", (path) => {
    for (const name of NAMES) {
      expect(where({ ...accountStatusUnder(name), ...later, path })).toBe(
        EXPECTED_RESTRICTIONS[name]?.status,
      );
    }
  });

  it("opens only what the table opens, for any path and type (R6.05)", () => {
    const path = fc.oneof(
      fc.constantFrom(...PAGES),
      fc.tuple(fc.constantFrom(...PAGES), fc.string({ maxLength: 4 })).map(([known, more]) => known + more),
      fc.string().map((text) => `/${text}`),
    );
    const name = fc.oneof(
      fc.constantFrom(...NAMES),
      fc.string({ minLength: 1 }).filter((type) => !NAMES.includes(type)),
    );
    const byId = /^(\/konto\/(?:brugerrapport|runde)\/)[A-Za-z0-9_-]{1,200}$/;
    fc.assert(
      fc.property(name, path, fc.boolean(), (type, asked, first) => {
        const known = NAMES.includes(type) ? type : "frozen-by-court";
        const shown = where({
          ...accountStatusUnder(type),
          ...later,
          path: asked,
          firstNavigationAfterLogin: first,
        });
        const open = openPages(known);
        const asExample = shown.replace(byId, (_, folder: string) => `${folder}7f3a-21`);
        expect(open).toContain(asExample);
        expect(shown).toBe(first ? EXPECTED_RESTRICTIONS[known]?.status : shown);
      }),
      { numRuns: 2_000, examples: [["reached-play-limits", "/konto/runde/7f3a-210", false]] },
    );
  });
});
