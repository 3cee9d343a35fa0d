import { describe, expect, it } from "vitest";
import { termsHash } from "./termsHash.ts";

describe("termsHash", () => {
  it.each([
    ["#terms", "", "?terms=true"],
    ["#terms?bonusCode=NORD25", "", "?terms=true&bonusCode=NORD25"],
    ["#terms&bundleId=12", "", "?terms=true&bundleId=12"],
    [
      "#show-terms&promotionId=jul-2026",
      "?kategori=slots",
      "?kategori=slots&terms=true&promotionId=jul-2026",
    ],
    ["#bonusCode=NORD25&terms", "?bonusCode=OLD", "?terms=true&bonusCode=NORD25"],
    ["#terms&bonusCode=%C3%86BLE-%C3%85RET", "", "?terms=true&bonusCode=%C3%86BLE-%C3%85RET"],
    ["terms?promotionId=3&bonusCode=NORD25", "", "?terms=true&bonusCode=NORD25"],
  ])("turns %s behind %j into the query %s (R4.04)", (hash, search, query) => {
    expect(termsHash(hash, search)).toBe(query);
  });

  it("leaves every other hash alone (R4.04)", () => {
    expect(termsHash("#vindere", "?a=b")).toBeUndefined();
    expect(termsHash("", "")).toBeUndefined();
  });

  it("drops an offer id that is not valid", () => {
    expect(termsHash("#terms?bonusCode=%3Cscript%3E", "")).toBe("?terms=true");
  });
});
