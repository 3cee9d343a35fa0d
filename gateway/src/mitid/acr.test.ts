import { describe, expect, it } from "vitest";
import { isSureEnough } from "./acr.ts";

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
    expect(isSureEnough(mitId(asked), mitId(given))).toBe(expected);
  });

  it("is none of another scheme, and none where nothing is said", () => {
    expect(isSureEnough(mitId("substantial"), "urn:grn:authn:se:bankid:high")).toBe(false);
    expect(isSureEnough(mitId("substantial"), undefined)).toBe(false);
    expect(isSureEnough("http://eidas.europa.eu/LoA/substantial", mitId("high"))).toBe(false);
  });
});
