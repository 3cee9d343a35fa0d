import { usualMoneyChecks } from "@spilhus/brand/money-checks";

/**
 * The licensee's own assessment of the risk of money laundering for Nordlys: slots and casino with high stakes. Nothing in
 * `index.ts` may import it: the rules are no part of the pages.
 */
export const moneyChecks = usualMoneyChecks({
  appliesFrom: "2026-01-01",
  depositsAbove: { day: 5_000_000, month: 15_000_000, year: 50_000_000 },
  withoutPlayFrom: 500_000,
  changedAccountFrom: 1_000_000,
  documentsAbove: 25_000_000,
});
