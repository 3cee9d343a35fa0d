import type { AccountDuties, MoneyChecks, RegisteredBrand } from "@spilhus/contracts";

/** What the law asks of accounts in tests, whatever the brands' own data says. */
export const TEST_DUTIES: AccountDuties = {
  minimumAge: [{ appliesFrom: "2012-01-01", years: 18 }],
  temporaryAccount: [{ appliesFrom: "2012-01-01", days: 30, depositsOre: 1_000_000 }],
  limitRaise: [{ appliesFrom: "2020-01-01", waitHours: 24 }],
  coolingOff: [{ appliesFrom: "2020-01-01", hours: 24 }],
  block: [{ appliesFrom: "2012-01-01", leastDays: 30 }],
  realityCheck: [{ appliesFrom: "2012-01-01", everyMinutes: 30 }],
  lossLimits: [
    { appliesFrom: "2012-01-01", periods: 0 },
    { appliesFrom: "2027-01-01", periods: 3 },
  ],
  pace: [
    { appliesFrom: "2012-01-01", slotMs: 3_000, tableMs: 5_000, ballMs: 3_000 },
    { appliesFrom: "2090-01-01", slotMs: 4_500, tableMs: 7_000, ballMs: 6_000 },
  ],
};

/** Rules that tests of something else do not meet, but for cases, which change nothing that they see. */
export const TEST_MONEY_CHECKS: MoneyChecks = {
  depositSums: [{ appliesFrom: "2020-01-01", windows: [{ days: 1, overOre: 10_000_000, outcome: "case" }] }],
  withoutPlay: [
    {
      appliesFrom: "2020-01-01",
      ...{ days: 30, leastPayouts: 3, leastOre: 1, paidOutPercent: 80, stakesPercent: 100 },
      outcome: "case",
    },
  ],
  instruments: [{ appliesFrom: "2020-01-01", days: 90, most: 4, outcome: "case" }],
  otherNames: [{ appliesFrom: "2020-01-01", outcome: "case" }],
  accountChange: [{ appliesFrom: "2020-01-01", hours: 24, leastOre: 1, outcome: "case" }],
  sharedMeans: [{ appliesFrom: "2020-01-01", payoutAccount: 2, instrument: 2, device: 3, outcome: "case" }],
  sourceOfFunds: [
    {
      appliesFrom: "2020-01-01",
      ...{ days: 365, overOre: 100_000_000, forecastPercent: 80, answerDays: 21 },
      documents: ["payslip", "bank-statement"],
      outcome: "documents",
    },
  ],
};

const brand = (
  id: string,
  name: string,
  enabledRoutes: readonly string[],
  fields: Partial<RegisteredBrand> = {},
): RegisteredBrand => ({
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
  hasSupport: true,
  licence: { licensee: "Test ApS", number: "1" },
  duties: TEST_DUTIES,
  moneyChecks: TEST_MONEY_CHECKS,
  ...fields,
});

/** A brand with every category and a studio, and one without slots and casino. */
export const TEST_BRANDS = [
  brand("fjord", "Fjord", ["front", "slots", "casino", "bingo", "banko"], {
    studios: [{ id: "strand", origin: "https://spil.strand.example" }],
  }),
  brand("eng", "Eng", ["front", "bingo", "banko"]),
] as const;
