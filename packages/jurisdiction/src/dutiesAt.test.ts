import { describe, expect, it } from "vitest";
import { denmark } from "./dk/index.ts";
import { dutiesAt } from "./dutiesAt.ts";

const brand = {
  jurisdiction: "dk",
  duties: {
    ...denmark.law,
    limitRaise: [
      { appliesFrom: "2027-07-01", waitHours: 48 },
      { appliesFrom: "2020-01-01", waitHours: 24 },
    ],
  },
} as const;

describe("the duties of a brand at a moment", () => {
  it.each([
    ["2027-06-30T21:59:59Z", 24],
    ["2027-06-30T22:00:00Z", 48],
    ["2031-01-01T00:00:00Z", 48],
  ])("at %s follow the legal day in Denmark: %i hours", (time, hours) => {
    expect(dutiesAt(brand, new Date(time)).limitRaise.waitHours).toBe(hours);
  });

  it("are unknown before the first rule", () => {
    expect(() => dutiesAt(brand, new Date("2011-12-31T12:00:00Z"))).toThrow("applies on 2011-12-31");
  });
});
