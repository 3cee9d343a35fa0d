import { describe, expect, it } from "vitest";
import { formatPhone } from "./formatPhone.ts";

describe("formatPhone", () => {
  it.each([
    ["Denmark", "+4520123456", "+45 20 12 34 56"],
    ["Norway", "+4741234567", "+47 41 23 45 67"],
    ["Iceland", "+3545512345", "+354 551 23 45"],
    ["the Faroe Islands", "+298211234", "+298 211 234"],
    ["Sweden", "+46701234567", "+46 701 234 567"],
    ["Germany", "+4915112345678", "+49 151 123 456 78"],
    ["the United States", "+12125550123", "+1 212 555 01 23"],
  ])("groups a number of %s after its country code", (_, number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });

  it.each(["+4520123456", "+3545512345", "+123456789012345", "+12345678"])(
    "leaves every digit of %s where it was",
    (number) => {
      expect(formatPhone(number).replaceAll(" ", "")).toBe(number);
    },
  );

  it("shows what is no such number as it is", () => {
    for (const text of ["", "20123456", "ukendt"]) expect(formatPhone(text)).toBe(text);
  });
});
