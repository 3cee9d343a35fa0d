import { GUARD_IDS } from "@spilhus/contracts";
import { FEATURES, KNOWN_ROUTE_IDS, knownRouteOf, ROUTES, type Route } from "@spilhus/routes";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACCOUNT_PAGES,
  EXPECTED_RESTRICTIONS,
  openPages,
  PAGES,
  accountStatusUnder,
} from "../testing/index.ts";
import { checkAccess, type Visitor } from "./checkAccess.ts";
import type { AddedGuards } from "./guard.ts";

const guest: Visitor = { loggedIn: false };
const player = {
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  firstNavigationAfterLogin: false,
  eidVerified: true,
  withdrawalsBlocked: false,
  depositLimitSet: true,
  now: Date.parse("2026-11-21T12:00:00Z"),
  zone: "Europe/Copenhagen",
} as const;
const shownAt = (path: string, visitor: Visitor, added: AddedGuards = {}) => {
  const admission = checkAccess(path, visitor, added);
  return admission.action === "stay" ? path : admission.to;
};

describe("checkAccess", () => {
  it.each([...ACCOUNT_PAGES, "/konto", "/konto/findes-ikke", "/konto/brugerrapport/a/b"])(
    "redirects a guest from %s to the front page, with a return address (R6.01, R6.03)",
    (path) => {
      expect(shownAt(path, guest)).toBe(`/?returnUrl=${encodeURIComponent(path)}`);
    },
  );

  it("lets a guest visit every other page (R6.01)", () => {
    const rest = [...PAGES, "/findes-ikke", "/kontoret"].filter((path) => !path.startsWith("/konto/"));
    for (const path of rest) expect(shownAt(path, guest)).toBe(path);
  });

  it.each([
    ["/bonuskode", "/konto/mine-bonusser"],
    ["/skift-adgangskode/abc", "/"],
  ])("keeps %s for guests: a player is redirected to %s (R6.02)", (path, instead) => {
    expect(shownAt(path, guest)).toBe(path);
    expect(shownAt(path, player)).toBe(instead);
    expect(shownAt(path, { ...player, checkResult: { type: "suspended" } })).toBe("/konto/suspenderet");
  });

  it("leads a player from a page for guests past the guard that stands before the page in its place (R6.02)", () => {
    const unverified = { ...player, eidVerified: false };
    expect(shownAt("/bonuskode", unverified, { "my-bonuses": ["verified-eid"] })).toBe("/konto/eid");
  });

  it("opens all of /konto to a player without restriction (R6.03)", () => {
    for (const path of ACCOUNT_PAGES) expect(shownAt(path, player)).toBe(path);
  });

  it("checks guards after the restriction, and replaces a guard's page that is closed by the status page", () => {
    const blocked = { ...player, checkResult: { type: "block" } };
    expect(shownAt("/konto/udbetaling", blocked)).toBe("/konto/udbetaling");
    expect(shownAt("/konto/udbetaling", { ...blocked, eidVerified: false })).toBe("/konto/blokering");
    const limited = { ...player, withinLimits: false, eidVerified: false };
    expect(shownAt("/konto/udbetaling", limited)).toBe("/konto/eid");
  });

  it("gives the reason of the restriction when the player may stay", () => {
    const limited = { ...player, withinLimits: false };
    expect(checkAccess("/konto/udbetaling", limited, {})).toMatchObject({
      action: "stay",
      reason: { alert: { id: "playLimitsReached" } },
    });
  });

  it("needs at most one redirect, on any brand (R4.02, R6.05)", () => {
    const rows: readonly Route[] = ROUTES;
    const guards: fc.Arbitrary<AddedGuards> = fc.dictionary(
      fc.constantFrom(...KNOWN_ROUTE_IDS),
      fc.uniqueArray(fc.constantFrom(...GUARD_IDS)),
    );
    const path = fc.oneof(
      fc.constantFrom(...PAGES),
      fc.string().map((text) => `/${text}`),
    );
    const restriction = fc.option(fc.constantFrom(...Object.keys(EXPECTED_RESTRICTIONS)));
    const facts = {
      eidVerified: fc.boolean(),
      withdrawalsBlocked: fc.boolean(),
      depositLimitSet: fc.boolean(),
    };
    const first = fc.boolean();
    const features = fc.subarray([...FEATURES]);
    fc.assert(
      fc.property(
        path,
        restriction,
        fc.record(facts),
        first,
        guards,
        features,
        (asked, name, known, firstNavigationAfterLogin, added, on) => {
          const status = name === null ? {} : accountStatusUnder(name);
          const visitor = { ...player, ...status, ...known, firstNavigationAfterLogin };
          const to = shownAt(asked, visitor, added);
          // Only the path has changed: after a redirect the player is still on the first navigation.
          expect(shownAt(to, visitor, added)).toBe(to);
          if (to === asked) return;
          const feature = rows.find(({ id }) => id === knownRouteOf(to)?.id)?.feature;
          expect(feature === undefined || on.includes(feature)).toBe(true);
          expect(name === null ? [to] : openPages(name)).toContain(to);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
