import { describe, expect, it } from "vitest";
import { HELP_PAGES, PAGES } from "../testing/index.ts";
import { failedGuard, guard, guardsOf } from "./guard.ts";

const sound = { eidVerified: true, withdrawalsBlocked: false };

describe("guard", () => {
  it.each([
    [sound, { action: "stay" }],
    [
      { eidVerified: false, withdrawalsBlocked: false },
      { action: "redirect", guard: "verified-eid", to: "/konto/eid", alert: { id: "eidNeeded" } },
    ],
    [
      { eidVerified: true, withdrawalsBlocked: true },
      {
        action: "redirect",
        guard: "withdrawal-not-blocked",
        to: "/konto/udbetalinger-blokeret",
        alert: { id: "withdrawalBlocked" },
      },
    ],
    [
      { eidVerified: false, withdrawalsBlocked: true },
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

  it("guards no other page by default (R5.13)", () => {
    const guarded = PAGES.filter((path) => guardsOf(path, {}).length > 0);
    expect(guarded).toEqual(["/konto/udbetaling"]);
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
    const guards = ["verified-eid", "withdrawal-not-blocked"] as const;
    const added = {
      faq: guards,
      eid: guards,
      "withdrawals-blocked": guards,
      "responsible-gaming": guards,
      "customer-service": guards,
      terms: guards,
      "privacy-policy": guards,
      "cookie-policy": guards,
      accessibility: guards,
    };
    for (const path of [...HELP_PAGES, "/konto/eid", "/konto/udbetalinger-blokeret", "/findes-ikke"]) {
      expect(guardsOf(path, added)).toEqual([]);
    }
  });

  it("is checked again by the call behind the page (R5.13)", () => {
    expect(failedGuard(["verified-eid"], { ...sound, eidVerified: false })).toBe("verified-eid");
    expect(failedGuard(["verified-eid"], sound)).toBeUndefined();
  });
});
