import { describe, expect, it } from "vitest";
import { JURISDICTION_IDS, JURISDICTIONS } from "./jurisdictions.ts";
import { dutiesOn } from "./law/index.ts";
import { NUMBER_RULES } from "./numbers/index.ts";

describe.each(JURISDICTION_IDS)("the jurisdiction %s", (id) => {
  const { law, timezone, ...jurisdiction } = JURISDICTIONS[id];

  it("goes by its country code", () => {
    expect(jurisdiction.id).toBe(id);
    expect(id).toMatch(/^[a-z]{2}$/);
  });

  it("has in the browser's entry the number rules that it has here", () => {
    const { phone, identityNumber } = jurisdiction;
    expect(NUMBER_RULES[id]).toEqual({ phone, identityNumber });
  });

  it("has an IANA time zone", () => {
    expect(new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone).toBe(timezone);
  });

  it("has a rule for every duty from the first day of its latest one", () => {
    const days = Object.values(law).flatMap((rules) => rules.map(({ appliesFrom }) => appliesFrom));
    expect(days.every((day) => new Date(day).toISOString().startsWith(day))).toBe(true);
    expect(Object.keys(dutiesOn(law, days.toSorted().at(-1) ?? ""))).toEqual(Object.keys(law));
  });

  it("has no two rules of one duty from the same day", () => {
    for (const [duty, rules] of Object.entries(law)) {
      const days = rules.map(({ appliesFrom }) => appliesFrom);
      expect(new Set(days).size, duty).toBe(days.length);
    }
  });
});
