import type { MoneyChecks } from "@spilhus/contracts";

/** What a licensee decides of the risk of money laundering in a brand. Amounts are in øre. */
export interface RiskAssessment {
  /** First day in the brand's zone, such as `2026-01-01`. */
  readonly appliesFrom: string;
  /** More deposited within 1, 30 and 365 days than these opens a case. */
  readonly depositsAbove: { readonly day: number; readonly month: number; readonly year: number };
  /** Withdrawals within 30 days from which money without play is looked at. */
  readonly withoutPlayFrom: number;
  /** Withdrawals within 24 hours after the payout account changed that wait for an officer. */
  readonly changedAccountFrom: number;
  /** More deposited within 365 days: documents about the source of funds are asked for. */
  readonly documentsAbove: number;
}

/**
 * The usual checks, with the thresholds of one assessment. A brand whose assessment asks for other rules writes them out as
 * `MoneyChecks`; a later assessment is another dated rule behind these.
 */
export function usualMoneyChecks(assessment: RiskAssessment): MoneyChecks {
  const { appliesFrom, depositsAbove, withoutPlayFrom, changedAccountFrom, documentsAbove } = assessment;
  return {
    depositSums: [
      {
        appliesFrom,
        windows: [
          { days: 1, overOre: depositsAbove.day, outcome: "case" },
          { days: 30, overOre: depositsAbove.month, outcome: "case" },
          { days: 365, overOre: depositsAbove.year, outcome: "case" },
        ],
      },
    ],
    withoutPlay: [
      {
        appliesFrom,
        ...{ days: 30, leastPayouts: 3, leastOre: withoutPlayFrom, paidOutPercent: 80, stakesPercent: 100 },
        outcome: "officer",
      },
    ],
    instruments: [{ appliesFrom, days: 90, most: 4, outcome: "case" }],
    otherNames: [{ appliesFrom, outcome: "case" }],
    accountChange: [{ appliesFrom, hours: 24, leastOre: changedAccountFrom, outcome: "officer" }],
    sharedMeans: [{ appliesFrom, payoutAccount: 2, instrument: 2, device: 4, outcome: "case" }],
    sourceOfFunds: [
      {
        appliesFrom,
        ...{ days: 365, overOre: documentsAbove, forecastPercent: 80, answerDays: 21 },
        documents: ["payslip", "bank-statement", "tax-statement"],
        outcome: "documents",
      },
    ],
    sample: [{ appliesFrom, oneIn: 50 }],
  };
}
