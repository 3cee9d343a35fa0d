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

describe("what a change of deposit limits has done (R2.48)", () => {
  it("is nothing where all stands as it did, a raise that waits too", () => {
    expect(limitChanges(limits(limit(100, 150)), limits(limit(100, 150)))).toEqual([]);
  });

  it("tells a limit that holds now from one that is raised later", () => {
    expect(limitChanges(limits(limit(100)), limits(limit(50), limit(200, 250)))).toEqual([
      { period: "day", becomes: "now", limitOre: 50 },
      { period: "week", becomes: "raised", limitOre: 250, from: FROM },
    ]);
  });

  it("tells of the first limits that they hold", () => {
    const none = limits(limit(null), limit(null), limit(null));
    expect(limitChanges(none, limits(limit(100))).map(({ becomes }) => becomes)).toEqual([
      "now",
      "now",
      "now",
    ]);
  });

  it("tells that a raise was taken back, and that another one waits anew", () => {
    expect(limitChanges(limits(limit(100, 150)), limits(limit(100)))).toEqual([
      { period: "day", becomes: "cancelled", limitOre: 100 },
    ]);
    expect(
      limitChanges(limits(limit(100, 150)), limits(limit(100, 150, "2026-11-23T13:00:00Z"))),
    ).toHaveLength(1);
  });
});

describe("the amounts of a form of deposit limits (R2.48)", () => {
  it("are those that wait, so that changing one takes back no other", () => {
    expect(formAmountOre(limit(100, 150))).toBe(150);
    expect(formAmountOre(limit(100))).toBe(100);
    expect(formAmountOre(limit(null))).toBeNull();
  });

  it("are those that stand where a raise is taken back", () => {
    expect(currentAmounts(limits(limit(100, 150)))).toEqual({ dayOre: 100, weekOre: 200, monthOre: 300 });
    expect(currentAmounts(limits(limit(null)))).toBeUndefined();
  });
});
