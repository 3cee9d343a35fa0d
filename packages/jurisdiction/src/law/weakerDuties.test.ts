import { describe, expect, it } from "vitest";
import { weakerDuties } from "./weakerDuties.ts";

const from2020 = "2020-01-01";
const law = {
  minimumAge: [{ appliesFrom: from2020, years: 18 }],
  temporaryAccount: [{ appliesFrom: from2020, days: 30, depositsOre: 1_000_000 }],
  limitRaise: [
    { appliesFrom: from2020, waitHours: 24 },
    { appliesFrom: "2027-07-01", waitHours: 48 },
  ],
  coolingOff: [{ appliesFrom: from2020, hours: 24 }],
  block: [{ appliesFrom: from2020, leastDays: 30 }],
  realityCheck: [{ appliesFrom: from2020, everyMinutes: 30 }],
  lossLimits: [{ appliesFrom: from2020, periods: 0 }],
  pace: [{ appliesFrom: from2020, slotMs: 3_000, tableMs: 5_000, ballMs: 3_000 }],
};

describe("duties of a brand that are weaker than the law", () => {
  it("are none when the brand repeats the law or demands more", () => {
    expect(weakerDuties(law, law)).toEqual([]);
    expect(weakerDuties({}, law)).toEqual([]);
    const stricter = {
      minimumAge: [{ appliesFrom: from2020, years: 20 }],
      temporaryAccount: [{ appliesFrom: from2020, days: 3, depositsOre: 500_000 }],
    };
    expect(weakerDuties(stricter, law)).toEqual([]);
  });

  it("are each figure on the wrong side of the law's", () => {
    const weaker = {
      temporaryAccount: [{ appliesFrom: from2020, days: 31, depositsOre: 1_000_001 }],
      block: [{ appliesFrom: "2012-01-01", leastDays: 20 }],
    };
    expect(weakerDuties(weaker, law)).toEqual([
      { duty: "temporaryAccount", index: 0, figure: "days", given: 31, bound: "at most", demanded: 30 },
      {
        duty: "temporaryAccount",
        index: 0,
        figure: "depositsOre",
        given: 1_000_001,
        bound: "at most",
        demanded: 1_000_000,
      },
      { duty: "block", index: 0, figure: "leastDays", given: 20, bound: "at least", demanded: 30 },
    ]);
  });

  it("include a faster pace than the law's, and no slower one", () => {
    const pace = [{ appliesFrom: from2020, slotMs: 2_500, tableMs: 6_000, ballMs: 3_000 }];
    expect(weakerDuties({ pace }, law)).toEqual([
      { duty: "pace", index: 0, figure: "slotMs", given: 2_500, bound: "at least", demanded: 3_000 },
    ]);
  });

  it("include a figure that a coming change of law overtakes", () => {
    const limitRaise = [{ appliesFrom: from2020, waitHours: 36 }];
    expect(weakerDuties({ limitRaise }, law)).toEqual([
      { duty: "limitRaise", index: 0, figure: "waitHours", given: 36, bound: "at least", demanded: 48 },
    ]);
  });

  it("include a figure that is not a number", () => {
    expect(weakerDuties({ coolingOff: [{ appliesFrom: from2020, hours: Number.NaN }] }, law)).toHaveLength(1);
  });
});
