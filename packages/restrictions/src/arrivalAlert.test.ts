import { ALERT_IDS } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { EXPECTED_RESTRICTIONS, PAGES, accountStatusUnder } from "../testing/index.ts";
import { arrivalAlert } from "./arrivalAlert.ts";
import { decidePage } from "./decidePage.ts";

const player = {
  checkResult: null,
  withinLimits: true,
  eidVerified: true,
  withdrawalsBlocked: false,
  depositLimitSet: true,
  now: Date.parse("2026-07-01T12:00:00Z"),
  zone: "Europe/Copenhagen",
};

describe("arrivalAlert", () => {
  it("shows no alert to an unrestricted player, whatever a link says (R4.02)", () => {
    for (const path of PAGES) {
      for (const id of ALERT_IDS) expect(arrivalAlert(id, { ...player, path })).toBeUndefined();
    }
  });

  it("shows no alert to a player who was not redirected, or for an unknown hint", () => {
    const suspended = { ...player, path: "/konto/suspenderet", checkResult: { type: "suspended" } };
    for (const hint of [null, "", "toString", "<b>", "Ring 12 34 56 78"]) {
      expect(arrivalAlert(hint, suspended)).toBeUndefined();
    }
    expect(arrivalAlert("suspended", suspended)).toEqual({ id: "suspended" });
  });

  it("takes the end from the player's account, in the brand's zone (R4.02)", () => {
    const checkResult = { type: "cooldown", context: { until: "2026-07-02T10:30:00.000Z" } };
    expect(arrivalAlert("cooldown", { ...player, path: "/konto/nedkoeling", checkResult })).toEqual({
      id: "cooldown",
      values: { date: "02/07/2026 12:30:00" },
    });
    const ended = { type: "cooldown", context: { until: "2026-07-01T11:00:00.000Z" } };
    expect(arrivalAlert("cooldown", { ...player, path: "/konto/nedkoeling", checkResult: ended })).toEqual({
      id: "cooldownEnded",
    });
  });

  it("shows a guard's alert only on the page the guard redirects to (R5.13)", () => {
    const unverified = { ...player, eidVerified: false };
    expect(arrivalAlert("eidNeeded", { ...unverified, path: "/konto/eid" })).toEqual({ id: "eidNeeded" });
    expect(arrivalAlert("withdrawalBlocked", { ...unverified, path: "/konto/eid" })).toBeUndefined();
    expect(arrivalAlert("eidNeeded", { ...unverified, path: "/konto/hjem" })).toBeUndefined();
    const blocked = { ...player, withdrawalsBlocked: true, path: "/konto/udbetalinger-blokeret" };
    expect(arrivalAlert("withdrawalBlocked", blocked)).toEqual({ id: "withdrawalBlocked" });
  });

  it.each(Object.keys(EXPECTED_RESTRICTIONS))(
    "has a text on the page that a player with %s is redirected to (R4.02)",
    (name) => {
      const status = accountStatusUnder(name);
      const decision = decidePage(
        {
          ...player,
          path: "/casino",
          address: "/casino",
          from: undefined,
          hasJustLoggedIn: false,
          added: {},
        },
        {
          loggedIn: true,
          ...status,
          hasVerifiedEid: true,
          isWithdrawalBlocked: false,
          hasDepositLimit: true,
          loggedInAt: "2026-07-01T11:00:00.000Z",
          expiresAt: "2026-07-01T12:30:00.000Z",
        },
      );
      if (decision.action !== "redirect") throw new Error("A restricted player may visit /casino.");
      const [path = "", search] = decision.to.split("?");
      const hint = new URLSearchParams(search).get("alert");
      expect(arrivalAlert(hint, { ...player, ...status, path })?.id).toBe(hint);
    },
  );
});
