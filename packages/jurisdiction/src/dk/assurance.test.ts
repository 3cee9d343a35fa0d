import { describe, expect, it } from "vitest";
import { meetsAssurance } from "./assurance.ts";

const mitId = (level: string) => `urn:grn:authn:dk:mitid:${level}`;

describe("the assurance of a sign-in (asvs:6.8.4)", () => {
  it.each([
    ["substantial", "substantial", true],
    ["substantial", "high", true],
    ["substantial", "low", false],
    ["high", "substantial", false],
    ["substantial", "", false],
    ["substantial", "HIGH", false],
  ])("where %s is asked for, %j is enough: %s", (asked, given, expected) => {
    expect(meetsAssurance(mitId(asked), mitId(given))).toBe(expected);
  });

  it("is not enough in another scheme, or when none is given", () => {
    expect(meetsAssurance(mitId("substantial"), "urn:grn:authn:se:bankid:high")).toBe(false);
    expect(meetsAssurance(mitId("substantial"), undefined)).toBe(false);
    expect(meetsAssurance("http://eidas.europa.eu/LoA/substantial", mitId("high"))).toBe(false);
  });
});
