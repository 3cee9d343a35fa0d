import { dutiesAt } from "@spilhus/jurisdiction";
import { JURISDICTIONS } from "@spilhus/jurisdiction";
import { expect, it } from "vitest";
import { brandDuties } from "./brandDuties.ts";

const compliance = { licensee: "Prøve ApS", licenceNumber: "00-0000000" };

it("a brand's duties are the law of its jurisdiction", () => {
  expect(brandDuties({ jurisdiction: "dk", compliance })).toEqual(JURISDICTIONS.dk.law);
});

it("a brand's stricter duty replaces the law's, from the day it states", () => {
  const [law] = JURISDICTIONS.dk.law.limitRaise;
  const stricter = {
    limitRaise: [law, { appliesFrom: "2027-07-01", waitHours: 48, source: "House rule", confirmedBy: null }],
  };
  const brand = {
    jurisdiction: "dk",
    duties: brandDuties({ jurisdiction: "dk", compliance: { ...compliance, stricter } }),
  } as const;
  expect(dutiesAt(brand, new Date("2027-06-30T12:00:00Z")).limitRaise.waitHours).toBe(24);
  expect(dutiesAt(brand, new Date("2027-07-01T12:00:00Z")).limitRaise.waitHours).toBe(48);
});
