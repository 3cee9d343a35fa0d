import { MoneyChecksSchema } from "@spilhus/contracts";
import { expect, it } from "vitest";
import { usualMoneyChecks } from "./usualMoneyChecks.ts";

const checks = usualMoneyChecks({
  appliesFrom: "2026-03-01",
  depositsAbove: { day: 1_000, month: 2_000, year: 3_000 },
  withoutPlayFrom: 400,
  changedAccountFrom: 500,
  documentsAbove: 2_500,
});

it("usual checks are valid, and each has the thresholds of the assessment", () => {
  expect(MoneyChecksSchema.parse(checks)).toEqual(checks);
  expect(checks.depositSums[0]?.windows.map(({ days, overOre }) => [days, overOre])).toEqual([
    [1, 1_000],
    [30, 2_000],
    [365, 3_000],
  ]);
  expect(checks.withoutPlay[0]?.leastOre).toBe(400);
  expect(checks.accountChange[0]?.leastOre).toBe(500);
  expect(checks.sourceOfFunds[0]?.overOre).toBe(2_500);
});

it("usual checks apply from the day of the assessment", () => {
  const days = Object.values(checks).flatMap((rules = []) => rules.map(({ appliesFrom }) => appliesFrom));
  expect(new Set(days)).toEqual(new Set(["2026-03-01"]));
});
