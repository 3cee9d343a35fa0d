import type { DepositLimits } from "@spilhus/contracts/player-account";
import { describe, expect, it } from "vitest";
import { limitChanges, currentAmounts, formAmountOre } from "./limitChanges.ts";

const FROM = "2026-11-23T12:00:00Z";
const limit = (limitOre: number | null, raisedOre?: number, from = FROM) => ({
  limitOre,
  usedOre: 0,
  pending: raisedOre === undefined ? null : { limitOre: raisedOre, from },
});
const limits = (
  day: DepositLimits["day"],
  week: DepositLimits["day"] = limit(200),
  month: DepositLimits["day"] = limit(300),
): DepositLimits => ({ serverTime: "2026-11-22T12:00:00Z", day, week, month });

describe("limitChanges (R2.48)", () => {
  it("returns nothing if limits and pending raises are the same", () => {
    expect(limitChanges(limits(limit(100, 150)), limits(limit(100, 150)))).toEqual([]);
  });

  it("distinguishes a limit in force from a later raise", () => {
    expect(limitChanges(limits(limit(100)), limits(limit(50), limit(200, 250)))).toEqual([
      { period: "day", becomes: "now", limitOre: 50 },
      { period: "week", becomes: "raised", limitOre: 250, from: FROM },
    ]);
  });

  it("reports first limits as in force", () => {
    const none = limits(limit(null), limit(null), limit(null));
    expect(limitChanges(none, limits(limit(100))).map(({ becomes }) => becomes)).toEqual([
      "now",
      "now",
      "now",
    ]);
  });

  it("reports a cancelled raise and a newly pending one", () => {
    expect(limitChanges(limits(limit(100, 150)), limits(limit(100)))).toEqual([
      { period: "day", becomes: "cancelled", limitOre: 100 },
    ]);
    expect(
      limitChanges(limits(limit(100, 150)), limits(limit(100, 150, "2026-11-23T13:00:00Z"))),
    ).toHaveLength(1);
  });
});

describe("amounts in the deposit limit form (R2.48)", () => {
  it("are the pending ones, so that changing one limit cancels no other raise", () => {
    expect(formAmountOre(limit(100, 150))).toBe(150);
    expect(formAmountOre(limit(100))).toBe(100);
    expect(formAmountOre(limit(null))).toBeNull();
  });

  it("are the limits in force when raises are cancelled", () => {
    expect(currentAmounts(limits(limit(100, 150)))).toEqual({ dayOre: 100, weekOre: 200, monthOre: 300 });
    expect(currentAmounts(limits(limit(null)))).toBeUndefined();
  });
});
