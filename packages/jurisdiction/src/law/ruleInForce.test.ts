import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ruleInForce } from "./ruleInForce.ts";

const DAY_MS = 86_400_000;
const dayText = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10);
const day = fc.integer({ min: 0, max: 40_000 });
const rules = fc
  .uniqueArray(day, { minLength: 1, maxLength: 8 })
  .map((days) => days.map((from) => ({ appliesFrom: dayText(from), from })));

/** First day of the rule that is in force; undefined before the first rule. */
function startInForce(
  list: readonly { appliesFrom: string; from: number }[],
  on: string,
): number | undefined {
  try {
    return ruleInForce("any", list, on).from;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

describe("the rule in force", () => {
  const limitRaise = [
    { appliesFrom: "2027-07-01", waitHours: 48 },
    { appliesFrom: "2020-01-01", waitHours: 24 },
  ];

  it.each([
    ["2020-01-01", 24],
    ["2027-06-30", 24],
    ["2027-07-01", 48],
    ["2031-01-01", 48],
  ])("on %s demands %i hours, whatever the order of the list", (on, hours) => {
    expect(ruleInForce("limitRaise", limitRaise, on).waitHours).toBe(hours);
    expect(ruleInForce("limitRaise", limitRaise.toReversed(), on).waitHours).toBe(hours);
  });

  it("is missing before the first rule, and the error names the list and the day", () => {
    expect(() => ruleInForce("limitRaise", limitRaise, "2019-12-31")).toThrow(
      'No rule of "limitRaise" applies on 2019-12-31. Add one to its list.',
    );
  });

  it("is, for any list and day, the one that began last and not after the day", () => {
    fc.assert(
      fc.property(rules, day, (list, today) => {
        const begun = list.map(({ from }) => from).filter((from) => from <= today);
        expect(startInForce(list, dayText(today))).toBe(begun.length === 0 ? undefined : Math.max(...begun));
      }),
    );
  });
});
