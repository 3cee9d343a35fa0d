import { CHECK_RESULT_TYPES } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { isWithdrawalBlocked, accountStatusOf, type Hold } from "./checkResult.ts";
import { HOLD_KINDS } from "./tables.ts";

const SOON = "2026-11-22T12:00:00+00:00";
const LATER = "2026-12-24T12:00:00.5+00:00";
const hold = (kind: string, endsAt: string | null = null, isOver = false): Hold => ({ kind, endsAt, isOver });
const typeOf = (...holds: Hold[]) => accountStatusOf({ holds, isTrialOver: false }).checkResult?.type;

describe("the check result", () => {
  it("is null for a player without holds (R3.01)", () => {
    expect(accountStatusOf({ holds: [], isTrialOver: false })).toEqual({
      checkResult: null,
      withinLimits: true,
    });
  });

  it.each([
    "suspended",
    "suspended-missing-sof",
    "deactivated",
    "gdc-check-failed",
    "extended-kyc-check-required",
    "oces-login-required",
    "multi-account",
  ])("of a hold %s is its own (R4.01)", (kind) => {
    expect(accountStatusOf({ holds: [hold(kind)], isTrialOver: false }).checkResult).toEqual({ type: kind });
  });

  it.each(["block", "cooldown"])("of a %s names its end (R4.01, R4.02)", (kind) => {
    expect(accountStatusOf({ holds: [hold(kind, LATER)], isTrialOver: false }).checkResult).toEqual({
      type: kind,
      context: { until: "2026-12-24T12:00:00.500Z" },
    });
  });

  it("of an ended block stays until customer service lifts it; a break expires by itself (R4.01)", () => {
    expect(typeOf(hold("block", SOON, true))).toBe("expired-block-must-be-removed-by-customer-service");
    expect(typeOf(hold("cooldown", SOON, true))).toBeUndefined();
  });

  it("of a person in the national register is a temporary block, or a permanently closed account", () => {
    expect(typeOf(hold("register", LATER))).toBe("block");
    expect(typeOf(hold("register"))).toBe("deactivated");
    expect(typeOf(hold("register", SOON, true))).toBeUndefined();
  });

  it("is the most severe of several, with the later end", () => {
    expect(typeOf(hold("oces-login-required"), hold("cooldown", SOON), hold("suspended"))).toBe("suspended");
    const { checkResult } = accountStatusOf({
      holds: [hold("block", SOON), hold("register", LATER)],
      isTrialOver: false,
    });
    expect(checkResult?.context?.until).toBe("2026-12-24T12:00:00.500Z");
  });

  it("of an unknown kind is that kind, before all others: it fails closed (R4.01)", () => {
    expect(typeOf(hold("deactivated"), hold("frozen-by-court"))).toBe("frozen-by-court");
  });

  it("of a temporary account whose days are over requires MitID", () => {
    expect(accountStatusOf({ holds: [], isTrialOver: true }).checkResult).toEqual({
      type: "oces-login-required",
    });
    expect(accountStatusOf({ holds: [hold("suspended")], isTrialOver: true }).checkResult?.type).toBe(
      "suspended",
    );
  });

  it("exists for every kind of hold except those that close no page", () => {
    const types = HOLD_KINDS.map((kind) => typeOf(hold(kind, kind === "register" ? SOON : null)));
    expect(types.filter((type) => type === undefined)).toHaveLength(2);
    expect(CHECK_RESULT_TYPES).toEqual(expect.arrayContaining(types.filter((type) => type !== undefined)));
  });
});

describe("holds that close no page", () => {
  it("say that play limits are reached until they are over (R4.01, R7.10)", () => {
    const accountStatus = (isOver: boolean) =>
      accountStatusOf({ holds: [hold("play-limits", SOON, isOver)], isTrialOver: false });
    expect(accountStatus(false)).toEqual({ checkResult: null, withinLimits: false });
    expect(accountStatus(true)).toEqual({ checkResult: null, withinLimits: true });
  });

  it("block withdrawals (R5.13)", () => {
    expect(isWithdrawalBlocked([hold("withdrawals")])).toBe(true);
    expect(isWithdrawalBlocked([hold("withdrawals", SOON, true), hold("suspended")])).toBe(false);
  });
});
