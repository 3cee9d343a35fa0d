import type { MoneyChecks } from "@spilhus/contracts";

/**
 * The licensee's own assessment of the risk of money laundering for Solbanko: bingo with small stakes. Nothing in
 * `index.ts` may import it: the rules are no part of the pages.
 */
export const moneyChecks: MoneyChecks = {
  depositSums: [
    {
      appliesFrom: "2026-01-01",
      windows: [
        { days: 1, overOre: 2_500_000, outcome: "case" },
        { days: 30, overOre: 7_500_000, outcome: "case" },
        { days: 365, overOre: 25_000_000, outcome: "case" },
      ],
    },
  ],
  withoutPlay: [
    {
      appliesFrom: "2026-01-01",
      ...{ days: 30, leastPayouts: 3, leastOre: 300_000, paidOutPercent: 80, stakesPercent: 100 },
      outcome: "officer",
    },
  ],
  instruments: [{ appliesFrom: "2026-01-01", days: 90, most: 4, outcome: "case" }],
  otherNames: [{ appliesFrom: "2026-01-01", outcome: "case" }],
  accountChange: [{ appliesFrom: "2026-01-01", hours: 24, leastOre: 500_000, outcome: "officer" }],
  sharedMeans: [{ appliesFrom: "2026-01-01", payoutAccount: 2, instrument: 2, device: 4, outcome: "case" }],
  sourceOfFunds: [
    {
      appliesFrom: "2026-01-01",
      ...{ days: 365, overOre: 15_000_000, forecastPercent: 80, answerDays: 21 },
      documents: ["payslip", "bank-statement", "tax-statement"],
      outcome: "documents",
    },
  ],
  sample: [{ appliesFrom: "2026-01-01", oneIn: 50 }],
};
