import { describe, expect, it } from "vitest";
import { NUMBER_RULES } from "./numberRules.ts";
import { isPhoneNumber, phoneNumber, withoutDiallingCode } from "./phoneNumber.ts";

describe("a phone number", () => {
  it.each([
    ["20 12 34 56", "+4520123456"],
    ["+45 20123456", "+4520123456"],
    ["0045 20-12-34-56", "+4520123456"],
    ["+46 (70) 123 45 67", "+46701234567"],
  ])("typed as %s is written as %s", (typed, number) => {
    expect(phoneNumber(typed, "dk")).toBe(number);
    expect(phoneNumber(number, "dk")).toBe(number);
    expect(isPhoneNumber(number)).toBe(true);
  });

  it.each([
    "",
    "2012345",
    "201234567",
    "10123456",
    "+45 1012 3456",
    "+4520123",
    "+0701234567",
    "spilhus1",
    "+",
  ])("is not %j", (typed) => {
    expect(phoneNumber(typed, "dk")).toBeUndefined();
    expect(isPhoneNumber(typed)).toBe(false);
  });

  it("is shown beside its code without it, and found inside a text", () => {
    expect(withoutDiallingCode("+4520123456", "dk")).toBe("20123456");
    expect(withoutDiallingCode("+45 20 12 34 56", "dk")).toBe("20 12 34 56");
    expect(withoutDiallingCode("+46701234567", "dk")).toBe("+46701234567");
    expect("ring +45 20 12 34 56".replace(new RegExp(NUMBER_RULES.dk.phone.textPattern), "-")).toBe("ring -");
  });
});
