import { describe, expect, it } from "vitest";
import type { Compliance } from "./compliance.ts";
import { dutiesOn } from "./dutiesOn.ts";

const since2020 = [{ appliesFrom: "2020-01-01", url: "https://example.test/" }];
const compliance: Compliance = {
  licensee: "Prøve ApS",
  licenceNumber: "00-0000000",
  authority: since2020,
  stopSpillet: [
    { appliesFrom: "2027-07-01", url: "https://example.test/", phone: "11 11 11 11" },
    { appliesFrom: "2020-01-01", url: "https://example.test/", phone: "70 22 28 25" },
  ],
  rofus: since2020,
  selfTest: since2020,
  treatmentCentres: since2020,
  minimumAge: [{ appliesFrom: "2020-01-01", url: "https://example.test/", years: 18 }],
};

describe("dutiesOn", () => {
  it("keeps the old value until the day before a new one applies", () => {
    expect(dutiesOn(compliance, "2027-06-30").stopSpillet.phone).toBe("70 22 28 25");
  });

  it("gives the new value from its first day, in whatever order the list stands", () => {
    expect(dutiesOn(compliance, "2027-07-01").stopSpillet.phone).toBe("11 11 11 11");
    expect(dutiesOn(compliance, "2031-01-01").stopSpillet.phone).toBe("11 11 11 11");
  });

  it("names the constant that has no value for the day", () => {
    expect(() => dutiesOn(compliance, "2019-12-31")).toThrow(
      "compliance.authority has no value that applies on 2019-12-31. Add one.",
    );
  });
});
