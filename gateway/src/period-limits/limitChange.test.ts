import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedLimits, limitAt, type Amounts, type KeptLimits } from "./limitChange.ts";

const START = Date.parse("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
const PERIODS = ["day", "week", "month"] as const;

const amounts = fc
  .array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 })
  .map(([a = 1, b = 1, c = 1]): Amounts => {
    const [day = 1, week = 1, month = 1] = [a, b, c].toSorted((one, other) => one - other);
    return { day, week, month };
  });
const steps = fc.array(fc.record({ hours: fc.integer({ min: 0, max: 30 }), asked: amounts }), {
  minLength: 1,
  maxLength: 12,
});

/** Does the steps, and tells what stands at each hour until every raise has come. */
function hours(list: readonly { hours: number; asked: Amounts }[]) {
  const seen: { at: number; inForce: Amounts; asked: { at: number; asked: Amounts }[] }[] = [];
  const asked: { at: number; asked: Amounts }[] = [];
  let kept: KeptLimits = {};
  let at = START;
  const look = () => {
    const of = (period: (typeof PERIODS)[number]) => {
      const limit = kept[period];
      return limit ? limitAt(limit, new Date(at)).limitOre : 0;
    };
    seen.push({ at, inForce: { day: of("day"), week: of("week"), month: of("month") }, asked: [...asked] });
  };
  const pass = (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      at += HOUR;
      look();
    }
  };
  for (const step of list) {
    if (asked.length > 0) pass(step.hours);
    kept = changedLimits(kept, step.asked, { now: new Date(at), waitHours: 24 });
    asked.push({ at, asked: step.asked });
    look();
  }
  pass(25);
  return seen;
}

describe("deposit limits, whatever a player asks and when", () => {
  it("never allow more than the player wanted throughout the last 24 hours", () => {
    fc.assert(
      fc.property(steps, (list) => {
        for (const { at, inForce, asked } of hours(list)) {
          // Wishes of that time, and the one that was the last when it began.
          const before = asked.findLastIndex((wish) => wish.at <= at - 24 * HOUR);
          const wishes = asked.slice(Math.max(before, 0));
          for (const period of PERIODS) {
            const lowest = Math.min(...wishes.map((wish) => wish.asked[period]));
            expect(inForce[period]).toBeLessThanOrEqual(lowest);
          }
        }
      }),
    );
  });

  it("hold at once where they are lower", () => {
    fc.assert(
      fc.property(steps, (list) => {
        for (const { inForce, asked } of hours(list)) {
          for (const period of PERIODS) {
            expect(inForce[period]).toBeLessThanOrEqual(asked.at(-1)?.asked[period] ?? 0);
          }
        }
      }),
    );
  });

  it("are what was asked for last, a day after", () => {
    fc.assert(
      fc.property(steps, (list) => {
        expect(hours(list).at(-1)?.inForce).toEqual(list.at(-1)?.asked);
      }),
    );
  });

  it("are never out of order: no shorter period has more than a longer one", () => {
    fc.assert(
      fc.property(steps, (list) => {
        for (const { inForce } of hours(list)) {
          expect(inForce.day).toBeLessThanOrEqual(inForce.week);
          expect(inForce.week).toBeLessThanOrEqual(inForce.month);
        }
      }),
    );
  });
});
