import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Usage } from "../deposit-records/index.ts";
import { overLimit, roomOf, type Limits } from "./limitRoom.ts";

const HOUR = 3_600_000;
const LIMITS: Limits = { day: 1_000, week: 2_000, month: 3_000 };
const at = (
  now: Date,
  ...deposits: readonly (readonly [amountOre: number, hoursAgo: number | null])[]
): Usage => ({
  now,
  counted: deposits.map(([amountOre, hoursAgo]) => ({
    amountOre,
    settledAt: hoursAgo === null ? null : new Date(now.getTime() - hoursAgo * HOUR),
  })),
  lifetimeOre: 0,
});

describe("the room of limits", () => {
  // The nights in which Danish clocks change: a window is 24 hours, whatever the clock on the wall says.
  it.each(["2027-03-28T03:30:00+02:00", "2027-10-31T02:30:00+01:00", "2027-06-15T12:00:00+02:00"])(
    "is that of 24, 168 and 720 hours before %s, to the second (attack 34)",
    (time) => {
      const now = new Date(time);
      const second = 1 / 3_600;
      for (const [hours, used] of [
        [24 - second, [100, 100, 100]],
        [24, [0, 100, 100]],
        [168 - second, [0, 100, 100]],
        [168, [0, 0, 100]],
        [720 - second, [0, 0, 100]],
        [720, [0, 0, 0]],
      ] as const) {
        const { day, week, month } = roomOf(at(now, [100, hours]), LIMITS);
        expect([day.usedOre, week.usedOre, month.usedOre], `after ${hours} hours`).toEqual(used);
      }
    },
  );

  it("says when an amount fits all three, and never when it exceeds one", () => {
    const now = new Date("2027-06-15T12:00:00Z");
    const usage = at(now, [600, 23], [500, 100], [900, 167], [100, null]);
    expect(overLimit(usage, LIMITS, 300)).toEqual({
      ...{
        period: "week",
        leftOre: 0,
        until: new Date(now.getTime() + HOUR),
        fitsAt: new Date(now.getTime() + HOUR),
      },
    });
    expect(overLimit(usage, LIMITS, 1_001)?.fitsAt).toBeNull();
  });

  it("fits an amount at the time it says, and not a millisecond earlier", () => {
    const deposit = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 719 }));
    fc.assert(
      fc.property(
        fc.array(deposit, { maxLength: 12 }),
        fc.integer({ min: 1, max: 1_000 }),
        (deposits, amount) => {
          const now = new Date("2027-06-15T12:00:00Z");
          const usage = at(now, ...deposits);
          const over = overLimit(usage, LIMITS, amount);
          const then = (time: number) => overLimit({ ...usage, now: new Date(time) }, LIMITS, amount);
          const fits = over?.fitsAt?.getTime();
          const isRight =
            fits === undefined
              ? over === undefined
              : then(fits) === undefined && then(fits - 1) !== undefined;
          expect(isRight).toBe(true);
        },
      ),
    );
  });
});
