import type { RegisteredBrand } from "@spilhus/contracts";
import { legalDay, ruleInForce } from "@spilhus/jurisdiction";
import type { PayoutAccountRow } from "./tables.ts";

/**
 * How long an account that replaces another must have been there before it is paid to. Whoever takes over a player account
 * would register their own bank account first. The hours are our own assessment of the risk, dated like rules of law.
 */
const ACCOUNT_CHANGE = [{ appliesFrom: "2026-01-01", hours: 24 }] as const;

const HOUR_MS = 3_600_000;

type Known = Pick<PayoutAccountRow, "id" | "verifiedAt">;

/**
 * From when an account is paid to; nothing when that is not later than now. A player's first account is no change.
 *
 * @param accounts every account the player ever had, removed ones too
 */
export function payableFrom(
  account: Known,
  accounts: readonly Known[],
  { brand, now }: { readonly brand: Pick<RegisteredBrand, "jurisdiction">; readonly now: Date },
): Date | null {
  const { verifiedAt } = account;
  if (verifiedAt === null) return null;
  const isFirst = accounts.every(
    (other) => other.id === account.id || other.verifiedAt === null || other.verifiedAt > verifiedAt,
  );
  if (isFirst) return null;
  const { hours } = ruleInForce("accountChange", ACCOUNT_CHANGE, legalDay(brand, now));
  const from = new Date(verifiedAt.getTime() + hours * HOUR_MS);
  return from > now ? from : null;
}
