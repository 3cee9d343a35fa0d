import type { StandingAnswer } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { ACCOUNT_PATHS, EXPECTED, openPaths, PATHS, standingOf } from "../fixtures/handWritten.ts";
import { judge, type Asker, type PageAsked, type Verdict } from "./judge.ts";

const at = (path: string, more: Partial<PageAsked> = {}): PageAsked => ({
  path,
  address: path,
  from: undefined,
  hasJustLoggedIn: false,
  added: {},
  now: Date.parse("2026-11-21T12:00:00Z"),
  zone: "Europe/Copenhagen",
  ...more,
});
const player = (change: Partial<StandingAnswer & { loggedIn: true }> = {}): StandingAnswer => ({
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  loggedInAt: "2026-11-21T11:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
  ...change,
});
const guest: Asker = { loggedIn: false };
const sentTo = (verdict: Verdict) => (verdict.action === "redirect" ? verdict.to : verdict.action);

describe("judge", () => {
  it("names the alert of the page it sends to by its id, and nothing else about the player (R4.02)", () => {
    const until = "2026-12-24T12:00:00.000Z";
    const blocked = player({ checkResult: { type: "block", context: { until } } });
    expect(sentTo(judge(at("/casino"), blocked))).toBe("/konto/blokering?alert=block");
    expect(sentTo(judge(at("/casino"), player({ checkResult: { type: "block" } })))).toBe(
      "/konto/blokering?alert=blockUndated",
    );
    expect(sentTo(judge(at("/casino"), player({ withinLimits: false })))).toBe(
      "/konto/spilgraenser-naaet?alert=playLimitsReached",
    );
    expect(sentTo(judge(at("/konto/udbetaling"), player({ isWithdrawalBlocked: true })))).toBe(
      "/konto/udbetalinger-blokeret?alert=withdrawalBlocked",
    );
  });

  it("sends a guest from /konto to the front page with the way back, query and all (R6.03, R8.01)", () => {
    expect(sentTo(judge(at("/konto/beskeder", { address: "/konto/beskeder?besked=7&x=a%26b" }), guest))).toBe(
      `/?returnUrl=${encodeURIComponent("/konto/beskeder?besked=7&x=a%26b")}`,
    );
  });

  it("keeps a router's marker and an editor's secret out of the way back, and a query that is too long", () => {
    const back = (address: string) => sentTo(judge(at("/konto/hjem", { address }), guest));
    expect(back("/konto/hjem?_rsc=1a2b&_preview=secret")).toBe("/?returnUrl=%2Fkonto%2Fhjem");
    expect(back("/konto/hjem?a=1&_rsc=1a2b")).toBe("/?returnUrl=%2Fkonto%2Fhjem%3Fa%3D1");
    expect(back(`/konto/hjem?a=${"x".repeat(3_000)}`)).toBe("/?returnUrl=%2Fkonto%2Fhjem");
  });

  it("forces the first page after login until the player has been there (R4.02, R4.08)", () => {
    const suspended = player({ checkResult: { type: "suspended" } });
    const first = { hasJustLoggedIn: true };
    expect(judge(at("/faq"), suspended).action).toBe("serve");
    expect(sentTo(judge(at("/faq", first), suspended))).toBe("/konto/suspenderet?alert=suspended");
    expect(sentTo(judge(at("/faq", { ...first, from: "/" }), suspended))).toMatch(/^\/konto\/suspenderet/);
    expect(judge(at("/konto/suspenderet", first), suspended).action).toBe("serve");
    expect(judge(at("/faq", { ...first, from: "/konto/suspenderet" }), suspended).action).toBe("serve");
    expect(judge(at("/faq", first), player()).action).toBe("serve");
  });

  it("says which page the login had to lead to, and of no other that it is (R4.02)", () => {
    const suspended = player({ checkResult: { type: "suspended" } });
    const first = { hasJustLoggedIn: true };
    const served = { action: "serve", loggedIn: true };
    expect(judge(at("/konto/suspenderet", first), suspended)).toEqual({ ...served, isForcedPage: true });
    expect(judge(at("/konto/suspenderet"), suspended)).toEqual(served);
    expect(judge(at("/faq", { ...first, from: "/konto/suspenderet" }), suspended)).toEqual(served);
    expect(judge(at("/konto/suspenderet", first), player())).toEqual(served);
  });

  it("never takes the page a player comes from for leave to go on (R6.05)", () => {
    for (const restriction of Object.keys(EXPECTED)) {
      const restricted = player(standingOf(restriction));
      const open = new Set(openPaths(restriction));
      for (const path of PATHS) {
        const asked = at(path, { hasJustLoggedIn: true, from: EXPECTED[restriction]?.status ?? "" });
        expect([path, judge(asked, restricted).action]).toEqual([
          path,
          open.has(path) ? "serve" : "redirect",
        ]);
      }
    }
  });

  it("tells of a check result that nobody knows, whether the player is sent away or may stay (R4.01)", () => {
    const odd = player({ checkResult: { type: "frozen-by-court" } });
    expect(judge(at("/casino"), odd)).toMatchObject({ action: "redirect", unknownType: "frozen-by-court" });
    expect(judge(at("/faq"), odd)).toMatchObject({ action: "serve", unknownType: "frozen-by-court" });
  });

  it("shows whom it cannot know what a visitor sees, and nothing of the account, of play or of payments (R6.03)", () => {
    const closed = PATHS.filter((path) => judge(at(path), "unknown").action === "unavailable");
    expect(closed.toSorted()).toEqual(
      [
        ...ACCOUNT_PATHS,
        "/playgame",
        "/playgame/login",
        "/payments/redirect-assistant",
        "/payments/pending/tx-1",
        "/skift-adgangskode/abc",
      ].toSorted(),
    );
    for (const path of ["/konto", "/konto/findes-ikke"]) {
      expect(judge(at(path), "unknown").action).toBe("unavailable");
    }
    expect(judge(at("/findes-ikke"), "unknown")).toEqual({ action: "serve", loggedIn: false });
  });

  it("knows guest from player where it lets them be (R6.01)", () => {
    expect(judge(at("/faq"), guest)).toEqual({ action: "serve", loggedIn: false });
    expect(judge(at("/faq"), player())).toEqual({ action: "serve", loggedIn: true });
  });

  it("asks the guards a brand has added (R5.13)", () => {
    const added = { casino: ["verified-eid"] } as const;
    expect(sentTo(judge(at("/casino", { added }), player({ hasVerifiedEid: false })))).toBe(
      "/konto/eid?alert=eidNeeded",
    );
    expect(judge(at("/casino", { added }), guest).action).toBe("serve");
  });
});
