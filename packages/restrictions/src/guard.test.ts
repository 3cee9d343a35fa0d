import { describe, expect, it } from "vitest";
import { HELP_PAGES, PAGES } from "../testing/index.ts";
import { failedGuard, guard, guardsOf } from "./guard.ts";

const sound = { eidVerified: true, withdrawalsBlocked: false, depositLimitSet: true };

describe("guard", () => {
  it.each([
    [sound, { action: "stay" }],
    [
      { ...sound, eidVerified: false },
      { action: "redirect", guard: "verified-eid", to: "/konto/eid", alert: { id: "eidNeeded" } },
    ],
    [
      { ...sound, withdrawalsBlocked: true },
      {
        action: "redirect",
        guard: "withdrawal-not-blocked",
        to: "/konto/udbetalinger-blokeret",
        alert: { id: "withdrawalBlocked" },
      },
    ],
    [
      { ...sound, eidVerified: false, withdrawalsBlocked: true },
      {
        action: "redirect",
        guard: "withdrawal-not-blocked",
        to: "/konto/udbetalinger-blokeret",
        alert: { id: "withdrawalBlocked" },
      },
    ],
  ])("answers %j at the withdrawal page (R5.13)", (facts, decision) => {
    expect(guard("/konto/udbetaling", facts, {})).toEqual(decision);
  });

  it("sends players without a deposit limit from play to their limits (R2.23, R2.26)", () => {
    const to = { to: "/konto/indbetalingsloft", alert: { id: "depositLimitNeeded" } };
    for (const path of ["/playgame", "/games/entrance/a", "/spil/a", "/spilleautomater/entrance/a"]) {
      expect(guard(path, { ...sound, depositLimitSet: false }, {})).toMatchObject(to);
      expect(guard(path, sound, {})).toEqual({ action: "stay" });
    }
    expect(guard("/playgame/login", { ...sound, depositLimitSet: false }, {})).toEqual({ action: "stay" });
  });

  it("guards no other page by default (R5.13)", () => {
    const guarded = PAGES.filter((path) => guardsOf(path, {}).length > 0);
    expect(guarded).toEqual([
      "/konto/udbetaling",
      "/games/entrance/nordens-lys",
      "/spil/nordens-lys",
      "/spilleautomater/entrance/nordens-lys",
      "/playgame",
    ]);
  });

  it("guards a page that a brand adds, under every alias (R3.04)", () => {
    const added = { "game-entrance": ["verified-eid"] } as const;
    const facts = { ...sound, eidVerified: false };
    for (const path of ["/games/entrance/a", "/spil/a", "/spilleautomater/entrance/a"]) {
      expect(guard(path, facts, added)).toMatchObject({ to: "/konto/eid" });
      expect(guard(path, facts, {})).toEqual({ action: "stay" });
    }
    expect(guard("/casino", facts, added)).toEqual({ action: "stay" });
  });

  it("can be added by a brand, never removed (R5.13)", () => {
    expect(guardsOf("/konto/udbetaling", { withdrawal: ["verified-eid"] })).toEqual([
      "withdrawal-not-blocked",
      "verified-eid",
    ]);
    expect(guardsOf("/konto/udbetaling", { withdrawal: [] })).toHaveLength(2);
  });

  it("never guards help pages or the pages that guards redirect to, whatever a brand adds", () => {
    const guards = ["verified-eid", "withdrawal-not-blocked", "deposit-limit-set"] as const;
    const added = {
      faq: guards,
      eid: guards,
      "withdrawals-blocked": guards,
      "deposit-limit": guards,
      "responsible-gaming": guards,
      "customer-service": guards,
      terms: guards,
      "privacy-policy": guards,
      "cookie-policy": guards,
      accessibility: guards,
    };
    const targets = ["/konto/eid", "/konto/udbetalinger-blokeret", "/konto/indbetalingsloft"];
    for (const path of [...HELP_PAGES, ...targets, "/findes-ikke"]) {
      expect(guardsOf(path, added)).toEqual([]);
    }
  });

  it("is checked again by the call behind the page (R5.13)", () => {
    expect(failedGuard(["verified-eid"], { ...sound, eidVerified: false })).toBe("verified-eid");
    expect(failedGuard(["verified-eid"], sound)).toBeUndefined();
  });
});
