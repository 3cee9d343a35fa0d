import type { RiskAssessment } from "@spilhus/brand/money-checks";

/** Thresholds against money laundering that a new brand begins with, until the licensee has assessed its own risk. */
export const STARTER_ASSESSMENT: RiskAssessment = {
  appliesFrom: "2026-01-01",
  depositsAbove: { day: 5_000_000, month: 15_000_000, year: 50_000_000 },
  withoutPlayFrom: 500_000,
  changedAccountFrom: 1_000_000,
  documentsAbove: 25_000_000,
};
