import { ALERT_IDS } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { EXPECTED, PATHS, standingOf } from "../fixtures/handWritten.ts";
import { arrivalAlert } from "./arrivalAlert.ts";
import { judge } from "./judge.ts";

const player = {
  checkResult: null,
  withinLimits: true,
  eidVerified: true,
  withdrawalsBlocked: false,
  now: Date.parse("2026-07-01T12:00:00Z"),
  zone: "Europe/Copenhagen",
};

describe("arrivalAlert", () => {
  it("shows a player against whom there is nothing no alert, whatever a link says (R4.02)", () => {
    for (const path of PATHS) {
      for (const id of ALERT_IDS) expect(arrivalAlert(id, { ...player, path })).toBeUndefined();
    }
  });

  it("says nothing to a player who was not sent, and nothing for a word that is no alert", () => {
    const suspended = { ...player, path: "/konto/suspenderet", checkResult: { type: "suspended" } };
    for (const hint of [null, "", "toString", "<b>", "Ring 12 34 56 78"]) {
      expect(arrivalAlert(hint, suspended)).toBeUndefined();
    }
    expect(arrivalAlert("suspended", suspended)).toEqual({ id: "suspended" });
  });

  it("writes the end from the player's own standing, in the brand's zone (R4.02)", () => {
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

  it("speaks of a guard on the page the guard sends to, and there alone (R5.13)", () => {
    const unverified = { ...player, eidVerified: false };
    expect(arrivalAlert("eidNeeded", { ...unverified, path: "/konto/eid" })).toEqual({ id: "eidNeeded" });
    expect(arrivalAlert("withdrawalBlocked", { ...unverified, path: "/konto/eid" })).toBeUndefined();
    expect(arrivalAlert("eidNeeded", { ...unverified, path: "/konto/hjem" })).toBeUndefined();
    const blocked = { ...player, withdrawalsBlocked: true, path: "/konto/udbetalinger-blokeret" };
    expect(arrivalAlert("withdrawalBlocked", blocked)).toEqual({ id: "withdrawalBlocked" });
  });

  it.each(Object.keys(EXPECTED))("has a text wherever the gate sends a player with %s (R4.02)", (name) => {
    const standing = standingOf(name);
    const verdict = judge(
      { ...player, path: "/casino", address: "/casino", from: undefined, hasJustLoggedIn: false, added: {} },
      {
        loggedIn: true,
        ...standing,
        hasVerifiedEid: true,
        isWithdrawalBlocked: false,
        loggedInAt: "2026-07-01T11:00:00.000Z",
        expiresAt: "2026-07-01T12:30:00.000Z",
      },
    );
    if (verdict.action !== "redirect") throw new Error("A restricted player got into /casino.");
    const [path = "", search] = verdict.to.split("?");
    const hint = new URLSearchParams(search).get("alert");
    expect(arrivalAlert(hint, { ...player, ...standing, path })?.id).toBe(hint);
  });
});
