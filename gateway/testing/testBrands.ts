import type { AccountDuties, RegisteredBrand } from "@spilhus/contracts";

/** What the law asks of accounts in tests, whatever the brands' own data says. */
export const TEST_DUTIES: AccountDuties = {
  minimumAge: [{ appliesFrom: "2012-01-01", years: 18 }],
  temporaryAccount: [{ appliesFrom: "2012-01-01", days: 30, depositsOre: 1_000_000 }],
  limitRaise: [{ appliesFrom: "2020-01-01", waitHours: 24 }],
  coolingOff: [{ appliesFrom: "2020-01-01", hours: 24 }],
  block: [{ appliesFrom: "2012-01-01", leastDays: 30 }],
};

const brand = (id: string, name: string, enabledRoutes: readonly string[]): RegisteredBrand => ({
  id,
  name,
  domains: { production: [`${id}.dk`], local: [`${id}.localhost`] },
  jurisdiction: "dk",
  locales: ["da", "en"],
  timezone: "Europe/Copenhagen",
  rpId: `${id}.dk`,
  enabledRoutes: [...enabledRoutes],
  guards: {},
  experiments: [],
  vendors: { consent: "local" },
  licence: { licensee: "Test ApS", number: "1" },
  duties: TEST_DUTIES,
});

/** A brand with every category, and one without slots and casino. */
export const TEST_BRANDS = [
  brand("fjord", "Fjord", ["front", "slots", "casino", "bingo", "banko"]),
  brand("eng", "Eng", ["front", "bingo", "banko"]),
] as const;
