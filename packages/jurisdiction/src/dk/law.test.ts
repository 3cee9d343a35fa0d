import { describe, expect, it } from "vitest";
import { brokenPromotionBounds, dutiesOn } from "../law/index.ts";
import { law } from "./law.ts";

const { promotion } = dutiesOn(law, "2026-11-23");
const doubled = {
  valueOre: 100_000,
  requiredOre: 100_000,
  wagerOre: 2_000_000,
  days: 60,
  contributionPercents: [100],
  players: 100,
};

describe("a bonus in Denmark", () => {
  it("may double a deposit of 1,000 kr. for ten times both within 60 days", () => {
    expect(brokenPromotionBounds(doubled, promotion)).toEqual([]);
  });

  it.each([
    ["1,000.01 kr.", { valueOre: 100_001, requiredOre: 100_001 }],
    ["a wager of 10.01 times", { wagerOre: 2_002_000 }],
    ["59 days", { days: 59 }],
    ["games that count 50 %", { contributionPercents: [50] }],
    ["99 players", { players: 99 }],
    ["half of the deposit", { valueOre: 50_000, wagerOre: 0 }],
  ])("may not have %s", (_, change) => {
    expect(brokenPromotionBounds({ ...doubled, ...change }, promotion)).toHaveLength(1);
  });
});
