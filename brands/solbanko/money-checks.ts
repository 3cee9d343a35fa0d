import { usualMoneyChecks } from "@spilhus/brand/money-checks";

/**
 * The licensee's own assessment of the risk of money laundering for Solbanko: bingo with small stakes. Nothing in
 * `index.ts` may import it: the rules are no part of the pages.
 */
export const moneyChecks = usualMoneyChecks({
  appliesFrom: "2026-01-01",
  depositsAbove: { day: 2_500_000, month: 7_500_000, year: 25_000_000 },
  withoutPlayFrom: 300_000,
  changedAccountFrom: 500_000,
  documentsAbove: 15_000_000,
});
