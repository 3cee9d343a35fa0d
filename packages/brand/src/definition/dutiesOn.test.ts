import { describe, expect, it } from "vitest";
import type { Compliance } from "./compliance.ts";
import { dutiesOn } from "./dutiesOn.ts";

const since2020 = [{ appliesFrom: "2020-01-01", url: "https://example.test/" }];
const unread = { source: "BEK 1", confirmedBy: null };
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
  temporaryAccount: [{ appliesFrom: "2020-01-01", days: 30, depositsOre: 1_000_000, ...unread }],
  limitRaise: [
    { appliesFrom: "2020-01-01", waitHours: 24, ...unread },
    { appliesFrom: "2027-07-01", waitHours: 48, source: "BEK 2", confirmedBy: "Jura, 2027-05-02" },
  ],
  coolingOff: [{ appliesFrom: "2020-01-01", hours: 24, ...unread }],
  block: [{ appliesFrom: "2020-01-01", leastDays: 30, ...unread }],
};

describe("dutiesOn", () => {
  it("keeps the old value until the day before a new one applies", () => {
    expect(dutiesOn(compliance, "2027-06-30").stopSpillet.phone).toBe("70 22 28 25");
  });

  it("gives what is asked of accounts with where it stands and who has looked", () => {
    expect(dutiesOn(compliance, "2027-06-30").limitRaise).toMatchObject({ waitHours: 24, confirmedBy: null });
    expect(dutiesOn(compliance, "2027-07-01").limitRaise).toMatchObject({
      waitHours: 48,
      confirmedBy: "Jura, 2027-05-02",
    });
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
