import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type MoneyChecks, MoneyChecksSchema } from "./moneyChecks.ts";

const CHECKS: MoneyChecks = {
  depositSums: [{ appliesFrom: "2026-01-01", windows: [{ days: 1, overOre: 1, outcome: "case" }] }],
  withoutPlay: [
    {
      appliesFrom: "2026-01-01",
      ...{ days: 30, leastPayouts: 3, leastOre: 1, paidOutPercent: 80, stakesPercent: 100 },
      outcome: "officer",
    },
  ],
  instruments: [{ appliesFrom: "2026-01-01", days: 90, most: 4, outcome: "case" }],
  otherNames: [{ appliesFrom: "2026-01-01", outcome: "case" }],
  accountChange: [{ appliesFrom: "2026-01-01", hours: 24, leastOre: 1, outcome: "case" }],
  sharedMeans: [{ appliesFrom: "2026-01-01", payoutAccount: 2, instrument: 2, device: 4, outcome: "case" }],
  sourceOfFunds: [
    {
      appliesFrom: "2026-01-01",
      ...{ days: 365, overOre: 1, forecastPercent: 80, answerDays: 21, outcome: "hold" },
      documents: ["payslip"],
    },
  ],
};
const isTaken = (change: object) => z.safeParse(MoneyChecksSchema, { ...CHECKS, ...change }).success;
const [otherNames] = CHECKS.otherNames;
const [sourceOfFunds] = CHECKS.sourceOfFunds;

describe("a brand's checks against money laundering", () => {
  it("are taken whole, with a change of a rule before its day", () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ otherNames: [otherNames, { ...otherNames, appliesFrom: "2027-01-01" }] })).toBe(true);
  });

  it.each([
    ["lack one", { otherNames: undefined }],
    ["have a list without a rule", { otherNames: [] }],
    ["have two rules from one day", { otherNames: [otherNames, otherNames] }],
    ["ask for documents on suspicion", { otherNames: [{ ...otherNames, outcome: "documents" }] }],
    ["suspend on suspicion", { otherNames: [{ ...otherNames, outcome: "hold" }] }],
    ["only open a case for documents", { sourceOfFunds: [{ ...sourceOfFunds, outcome: "case" }] }],
    ["ask for no document", { sourceOfFunds: [{ ...sourceOfFunds, documents: [] }] }],
    ["forecast at the threshold", { sourceOfFunds: [{ ...sourceOfFunds, forecastPercent: 100 }] }],
    ["count half an øre", { sourceOfFunds: [{ ...sourceOfFunds, overOre: 0.5 }] }],
  ])("are refused when they %s", (_, change) => {
    expect(isTaken(change)).toBe(false);
  });
});
