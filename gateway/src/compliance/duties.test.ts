import { describe, expect, it } from "vitest";
import { TEST_DUTIES } from "../../testing/testBrands.ts";
import { dutiesOn } from "./duties.ts";

const brand = {
  timezone: "Europe/Copenhagen",
  duties: {
    ...TEST_DUTIES,
    limitRaise: [
      { appliesFrom: "2027-07-01", waitHours: 48 },
      { appliesFrom: "2020-01-01", waitHours: 24 },
    ],
  },
};

describe("what the law asks of accounts", () => {
  it.each([
    ["2027-06-30T21:59:59Z", 24],
    ["2027-06-30T22:00:00Z", 48],
    ["2031-01-01T00:00:00Z", 48],
  ])("at %s is what the brand's data has for that day in the brand's zone: %i hours", (time, hours) => {
    expect(dutiesOn(brand, new Date(time)).limitRaise.waitHours).toBe(hours);
  });

  it("is not known for a day before the first rule", () => {
    expect(() => dutiesOn(brand, new Date("2019-12-31T12:00:00Z"))).toThrow("No rule of law is known");
  });
});
