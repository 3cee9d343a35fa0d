import { describe, expect, it } from "vitest";
import { askedOffer, closedAddress } from "./termsQuery.ts";

describe("the query for an offer's terms", () => {
  it.each([
    ["?terms=true&promotionId=velkommen", { by: "promotionId", id: "velkommen" }],
    ["?a=1&terms=true&bundleId=12", { by: "bundleId", id: "12" }],
    ["?terms=true&bonusCode=%C3%A6ble26", { by: "bonusCode", id: "ÆBLE26" }],
    ["?terms=true&promotionId=p&bonusCode=NORD25", { by: "bonusCode", id: "NORD25" }],
  ])("%s asks for %j (R4.04)", (search, name) => {
    expect(askedOffer(search)).toEqual(name);
  });

  it.each(["", "?terms=true", "?terms=true&promotionId=", "?promotionId=velkommen", "?terms=1&bundleId=12"])(
    "%j asks for nothing (R4.04)",
    (search) => {
      expect(askedOffer(search)).toBeUndefined();
    },
  );

  it("leaves the address when the terms are closed, other parameters stay (R4.04)", () => {
    const pathname = "/banko";
    expect(closedAddress({ pathname, search: "?a=1&terms=true&bonusCode=NORD25" })).toBe("/banko?a=1");
    expect(closedAddress({ pathname, search: "?terms=true&promotionId=p" })).toBe("/banko");
  });
});
