import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brokenPromotionBounds, type PromotionTerms } from "./brokenPromotionBounds.ts";

const law = {
  mostValueOre: 100_000,
  requiredPercent: 100,
  mostWagerTimes: 10,
  leastDays: 60,
  contributionPercent: 100,
  leastPlayers: 100,
};
/** The largest bonus that the law allows, on the hardest terms. */
const atTheBounds: PromotionTerms = {
  valueOre: 100_000,
  requiredOre: 100_000,
  wagerOre: 2_000_000,
  days: 60,
  contributionPercents: [100, 100],
  players: 100,
};

describe("the bounds of a promotion", () => {
  it("allow terms that stand exactly at each of them", () => {
    expect(brokenPromotionBounds(atTheBounds, law)).toEqual([]);
  });

  it.each([
    [
      "worth 1,000.01 kr.",
      { valueOre: 100_001, requiredOre: 100_001 },
      "valueOre",
      100_001,
      "at most 100000",
    ],
    ["a wager of 10.01 times", { wagerOre: 2_002_000 }, "wagerOre", 2_002_000, "at most 2000000"],
    ["a wager of one øre too much", { wagerOre: 2_000_001 }, "wagerOre", 2_000_001, "at most 2000000"],
    ["59 days", { days: 59 }, "days", 59, "at least 60"],
    [
      "a game that counts 50 %",
      { contributionPercents: [100, 50] },
      "contributionPercents",
      50,
      "exactly 100",
    ],
    ["an offer to 99 players", { players: 99 }, "players", 99, "at least 100"],
    ["a deposit above its value", { requiredOre: 100_001 }, "requiredOre", 100_001, "exactly 100000"],
    [
      "a deposit below its value",
      { requiredOre: 99_999, wagerOre: 0 },
      "requiredOre",
      99_999,
      "exactly 100000",
    ],
  ] as const)("refuse %s and name the figure", (_, change, figure, given, demand) => {
    const broken = brokenPromotionBounds({ ...atTheBounds, ...change }, law);
    expect(
      broken.map(({ bound, demanded, ...rest }) => ({ ...rest, demand: `${bound} ${demanded}` })),
    ).toEqual([{ figure, given, demand }]);
  });

  it("name every figure that is wrong, not only the first", () => {
    const terms = { ...atTheBounds, days: 1, players: 1, contributionPercents: [0] };
    expect(brokenPromotionBounds(terms, law).map(({ figure }) => figure)).toEqual([
      "days",
      "players",
      "contributionPercents",
    ]);
  });

  it("count the wager from the value alone when no deposit or stake is required", () => {
    const free = { ...atTheBounds, requiredOre: 0, wagerOre: 1_000_000 };
    expect(brokenPromotionBounds(free, law)).toEqual([]);
    expect(brokenPromotionBounds({ ...free, wagerOre: 1_000_001 }, law)).toHaveLength(1);
  });

  it.each(["valueOre", "requiredOre", "wagerOre", "days", "players"] as const)(
    "refuse terms whose %s is not a number",
    (figure) => {
      const broken = brokenPromotionBounds({ ...atTheBounds, [figure]: Number.NaN }, law);
      expect(broken.map((bound) => bound.figure)).toContain(figure);
    },
  );

  it("allow a matched promotion of any value exactly as long as value and wager are within them", () => {
    const ore = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(ore, fc.integer({ min: 0, max: 8_000_000 }), (value, wagerOre) => {
        const terms = { ...atTheBounds, valueOre: value, requiredOre: value, wagerOre };
        const isLawful = value <= 100_000 && wagerOre <= 20 * value;
        expect(brokenPromotionBounds(terms, law).length === 0).toBe(isLawful);
      }),
    );
  });
});
