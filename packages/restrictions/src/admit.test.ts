import { GUARD_IDS } from "@spilhus/contracts";
import { FEATURES, KNOWN_ROUTE_IDS, knownRouteOf, ROUTES, type Route } from "@spilhus/routes";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACCOUNT_PATHS, EXPECTED, openPaths, PATHS, standingOf } from "../fixtures/handWritten.ts";
import { admit, type Visitor } from "./admit.ts";
import type { AddedGuards } from "./guard.ts";

const guest: Visitor = { loggedIn: false };
const player = {
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  firstNavigationAfterLogin: false,
  eidVerified: true,
  withdrawalsBlocked: false,
  now: Date.parse("2026-11-21T12:00:00Z"),
  zone: "Europe/Copenhagen",
} as const;
const shownAt = (path: string, visitor: Visitor, added: AddedGuards = {}) => {
  const admission = admit(path, visitor, added);
  return admission.action === "stay" ? path : admission.to;
};

describe("admit", () => {
  it.each([...ACCOUNT_PATHS, "/konto", "/konto/findes-ikke", "/konto/brugerrapport/a/b"])(
    "sends a guest from %s to the front page, with the way back (R6.01, R6.03)",
    (path) => {
      expect(shownAt(path, guest)).toBe(`/?returnUrl=${encodeURIComponent(path)}`);
    },
  );

  it("lets a guest be anywhere else (R6.01)", () => {
    const rest = [...PATHS, "/findes-ikke", "/kontoret"].filter((path) => !path.startsWith("/konto/"));
    for (const path of rest) expect(shownAt(path, guest)).toBe(path);
  });

  it.each(["/bonuskode", "/skift-adgangskode/abc"])(
    "keeps %s for guests: a player goes to the front page (R6.02)",
    (path) => {
      expect(shownAt(path, guest)).toBe(path);
      expect(shownAt(path, player)).toBe("/");
      expect(shownAt(path, { ...player, checkResult: { type: "suspended" } })).toBe("/konto/suspenderet");
    },
  );

  it("lets a player without restriction be in all of /konto (R6.03)", () => {
    for (const path of ACCOUNT_PATHS) expect(shownAt(path, player)).toBe(path);
  });

  it("asks the guards after the restriction, and skips a guard's page that is closed for the status page", () => {
    const blocked = { ...player, checkResult: { type: "block" } };
    expect(shownAt("/konto/udbetaling", blocked)).toBe("/konto/udbetaling");
    expect(shownAt("/konto/udbetaling", { ...blocked, eidVerified: false })).toBe("/konto/blokering");
    const limited = { ...player, withinLimits: false, eidVerified: false };
    expect(shownAt("/konto/udbetaling", limited)).toBe("/konto/eid");
  });

  it("keeps the restriction's reason with a player who may stay", () => {
    const limited = { ...player, withinLimits: false };
    expect(admit("/konto/udbetaling", limited, {})).toMatchObject({
      action: "stay",
      reason: { alert: { id: "playLimitsReached" } },
    });
  });

  it("is where a visitor may stay after at most one step, on every brand there could be (R4.02, R6.05)", () => {
    const rows: readonly Route[] = ROUTES;
    const guards: fc.Arbitrary<AddedGuards> = fc.dictionary(
      fc.constantFrom(...KNOWN_ROUTE_IDS),
      fc.uniqueArray(fc.constantFrom(...GUARD_IDS)),
    );
    const path = fc.oneof(
      fc.constantFrom(...PATHS),
      fc.string().map((text) => `/${text}`),
    );
    const restriction = fc.option(fc.constantFrom(...Object.keys(EXPECTED)));
    const facts = { eidVerified: fc.boolean(), withdrawalsBlocked: fc.boolean() };
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
          const standing = name === null ? {} : standingOf(name);
          const visitor = { ...player, ...standing, ...known, firstNavigationAfterLogin };
          const to = shownAt(asked, visitor, added);
          // Nothing but the path has changed: a player sent on is still on the first navigation.
          expect(shownAt(to, visitor, added)).toBe(to);
          if (to === asked) return;
          const feature = rows.find(({ id }) => id === knownRouteOf(to)?.id)?.feature;
          expect(feature === undefined || on.includes(feature)).toBe(true);
          expect(name === null ? [to] : openPaths(name)).toContain(to);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
