import type { AccountStatusAnswer } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import {
  ACCOUNT_PAGES,
  EXPECTED_RESTRICTIONS,
  openPages,
  PAGES,
  accountStatusUnder,
} from "../testing/index.ts";
import { decidePage, type PageVisitor, type PageRequest, type PageDecision } from "./decidePage.ts";

const at = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  path,
  address: path,
  from: undefined,
  hasJustLoggedIn: false,
  added: {},
  now: Date.parse("2026-11-21T12:00:00Z"),
  zone: "Europe/Copenhagen",
  ...more,
});
const player = (change: Partial<AccountStatusAnswer & { loggedIn: true }> = {}): AccountStatusAnswer => ({
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  hasDepositLimit: true,
  loggedInAt: "2026-11-21T11:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
  ...change,
});
const guest: PageVisitor = { loggedIn: false };
const sentTo = (decision: PageDecision) => (decision.action === "redirect" ? decision.to : decision.action);

describe("decidePage", () => {
  it("adds only the id of the alert to the address it redirects to (R4.02)", () => {
    const until = "2026-12-24T12:00:00.000Z";
    const blocked = player({ checkResult: { type: "block", context: { until } } });
    expect(sentTo(decidePage(at("/casino"), blocked))).toBe("/konto/blokering?alert=block");
    expect(sentTo(decidePage(at("/casino"), player({ checkResult: { type: "block" } })))).toBe(
      "/konto/blokering?alert=blockUndated",
    );
    expect(sentTo(decidePage(at("/casino"), player({ withinLimits: false })))).toBe(
      "/konto/spilgraenser-naaet?alert=playLimitsReached",
    );
    expect(sentTo(decidePage(at("/konto/udbetaling"), player({ isWithdrawalBlocked: true })))).toBe(
      "/konto/udbetalinger-blokeret?alert=withdrawalBlocked",
    );
  });

  it("redirects a guest from /konto to the front page, with path and query as return address (R6.03, R8.01)", () => {
    expect(
      sentTo(decidePage(at("/konto/beskeder", { address: "/konto/beskeder?besked=7&x=a%26b" }), guest)),
    ).toBe(`/?returnUrl=${encodeURIComponent("/konto/beskeder?besked=7&x=a%26b")}`);
  });

  it("leaves the router's marker, the preview secret and a long query out of the return address", () => {
    const back = (address: string) => sentTo(decidePage(at("/konto/hjem", { address }), guest));
    expect(back("/konto/hjem?_rsc=1a2b&_preview=secret")).toBe("/?returnUrl=%2Fkonto%2Fhjem");
    expect(back("/konto/hjem?a=1&_rsc=1a2b")).toBe("/?returnUrl=%2Fkonto%2Fhjem%3Fa%3D1");
    expect(back(`/konto/hjem?a=${"x".repeat(3_000)}`)).toBe("/?returnUrl=%2Fkonto%2Fhjem");
  });

  it("forces the status page after login until the player has seen it (R4.02, R4.08)", () => {
    const suspended = player({ checkResult: { type: "suspended" } });
    const first = { hasJustLoggedIn: true };
    expect(decidePage(at("/faq"), suspended).action).toBe("serve");
    expect(sentTo(decidePage(at("/faq", first), suspended))).toBe("/konto/suspenderet?alert=suspended");
    expect(sentTo(decidePage(at("/faq", { ...first, from: "/" }), suspended))).toMatch(
      /^\/konto\/suspenderet/,
    );
    expect(decidePage(at("/konto/suspenderet", first), suspended).action).toBe("serve");
    expect(decidePage(at("/faq", { ...first, from: "/konto/suspenderet" }), suspended).action).toBe("serve");
    expect(decidePage(at("/faq", first), player()).action).toBe("serve");
  });

  it("marks only the forced status page as forced (R4.02)", () => {
    const suspended = player({ checkResult: { type: "suspended" } });
    const first = { hasJustLoggedIn: true };
    const served = { action: "serve", loggedIn: true };
    expect(decidePage(at("/konto/suspenderet", first), suspended)).toEqual({ ...served, isForcedPage: true });
    expect(decidePage(at("/konto/suspenderet"), suspended)).toEqual(served);
    expect(decidePage(at("/faq", { ...first, from: "/konto/suspenderet" }), suspended)).toEqual(served);
    expect(decidePage(at("/konto/suspenderet", first), player())).toEqual(served);
  });

  it("opens no page because of the page a player comes from (R6.05)", () => {
    for (const restriction of Object.keys(EXPECTED_RESTRICTIONS)) {
      const restricted = player(accountStatusUnder(restriction));
      const open = new Set(openPages(restriction));
      for (const path of PAGES) {
        const asked = at(path, {
          hasJustLoggedIn: true,
          from: EXPECTED_RESTRICTIONS[restriction]?.status ?? "",
        });
        expect(decidePage(asked, restricted).action, path).toBe(open.has(path) ? "serve" : "redirect");
      }
    }
  });

  it("reports an unknown check result, on a redirect and on a served page (R4.01)", () => {
    const odd = player({ checkResult: { type: "frozen-by-court" } });
    expect(decidePage(at("/casino"), odd)).toMatchObject({
      action: "redirect",
      unknownType: "frozen-by-court",
    });
    expect(decidePage(at("/faq"), odd)).toMatchObject({ action: "serve", unknownType: "frozen-by-court" });
  });

  it("takes the code of a campaign link to the player's bonuses, and no token to the front page (R2.39, R6.02)", () => {
    const code = { ...at("/bonuskode"), address: "/bonuskode?bonusCode=JUL26&a=1" };
    expect(decidePage(code, player({}))).toMatchObject({ to: "/konto/mine-bonusser?bonusCode=JUL26&a=1" });
    const token = { ...at("/skift-adgangskode/abc"), address: "/skift-adgangskode/abc?a=1" };
    expect(decidePage(token, player({}))).toMatchObject({ action: "redirect", to: "/" });
  });

  it("serves an unknown visitor the pages for guests, but not account, play or payments (R6.03)", () => {
    const closed = PAGES.filter((path) => decidePage(at(path), "unknown").action === "unavailable");
    expect(closed.toSorted()).toEqual(
      [
        ...ACCOUNT_PAGES,
        "/playgame",
        "/playgame/login",
        "/payments/redirect-assistant",
        "/payments/pending/tx-1",
        "/skift-adgangskode/abc",
      ].toSorted(),
    );
    for (const path of ["/konto", "/konto/findes-ikke"]) {
      expect(decidePage(at(path), "unknown").action).toBe("unavailable");
    }
    expect(decidePage(at("/findes-ikke"), "unknown")).toEqual({ action: "serve", loggedIn: false });
  });

  it("says whether the visitor of a served page is a guest or a player (R6.01)", () => {
    expect(decidePage(at("/faq"), guest)).toEqual({ action: "serve", loggedIn: false });
    expect(decidePage(at("/faq"), player())).toEqual({ action: "serve", loggedIn: true });
  });

  it("decides about play by guest, restriction and limits, in this order (R2.23, R2.26)", () => {
    const address = "/playgame?game=tre-kirsebaer&demo=1";
    const visit = (visitor: PageVisitor) => sentTo(decidePage(at("/playgame", { address }), visitor));
    const noLimit = { hasDepositLimit: false };
    expect(visit(guest)).toMatch(/^\/playgame\/login\?game=tre-kirsebaer&demo=1&returnUrl=/);
    expect(visit(player({ ...noLimit, checkResult: { type: "suspended" } }))).toMatch(
      /^\/konto\/suspenderet/,
    );
    expect(visit(player({ ...noLimit, withinLimits: false }))).toMatch(/^\/konto\/spilgraenser-naaet/);
    expect(visit(player(noLimit))).toBe(
      `/konto/indbetalingsloft?alert=depositLimitNeeded&returnUrl=${encodeURIComponent(address)}`,
    );
    expect(visit(player())).toBe("serve");
    expect(visit("unknown")).toBe("unavailable");
  });

  it("brings a player from an entrance to the game once nothing is missing (R2.23)", () => {
    const entrance = at("/spil/tre-kirsebaer", { address: "/spil/tre-kirsebaer?demo=1" });
    expect(sentTo(decidePage(entrance, player()))).toBe("/playgame?game=tre-kirsebaer&demo=1");
    expect(sentTo(decidePage(entrance, player({ hasDepositLimit: false })))).toBe(
      `/konto/indbetalingsloft?alert=depositLimitNeeded&returnUrl=${encodeURIComponent("/spil/tre-kirsebaer?demo=1")}`,
    );
    expect(sentTo(decidePage(entrance, guest))).toBe("serve");
  });

  it("checks the guards that a brand has added (R5.13)", () => {
    const added = { casino: ["verified-eid"] } as const;
    expect(sentTo(decidePage(at("/casino", { added }), player({ hasVerifiedEid: false })))).toBe(
      "/konto/eid?alert=eidNeeded",
    );
    expect(decidePage(at("/casino", { added }), guest).action).toBe("serve");
  });
});
