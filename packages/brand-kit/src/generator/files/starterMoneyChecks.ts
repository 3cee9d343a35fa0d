import type { MoneyChecks } from "@spilhus/contracts";

/** Checks against money laundering that a new brand begins with, until the licensee has assessed its own risk. */
export const STARTER_MONEY_CHECKS: MoneyChecks = {
  depositSums: [
    {
      appliesFrom: "2026-01-01",
      windows: [
        { days: 1, overOre: 5_000_000, outcome: "case" },
        { days: 30, overOre: 15_000_000, outcome: "case" },
        { days: 365, overOre: 50_000_000, outcome: "case" },
      ],
    },
  ],
  withoutPlay: [
    {
      appliesFrom: "2026-01-01",
      ...{ days: 30, leastPayouts: 3, leastOre: 500_000, paidOutPercent: 80, stakesPercent: 100 },
      outcome: "officer",
    },
  ],
  instruments: [{ appliesFrom: "2026-01-01", days: 90, most: 4, outcome: "case" }],
  otherNames: [{ appliesFrom: "2026-01-01", outcome: "case" }],
  accountChange: [{ appliesFrom: "2026-01-01", hours: 24, leastOre: 1_000_000, outcome: "officer" }],
  sharedMeans: [{ appliesFrom: "2026-01-01", payoutAccount: 2, instrument: 2, device: 4, outcome: "case" }],
  sourceOfFunds: [
    {
      appliesFrom: "2026-01-01",
      ...{ days: 365, overOre: 25_000_000, forecastPercent: 80, answerDays: 21 },
      documents: ["payslip", "bank-statement", "tax-statement"],
      outcome: "documents",
    },
  ],
  sample: [{ appliesFrom: "2026-01-01", oneIn: 50 }],
};
