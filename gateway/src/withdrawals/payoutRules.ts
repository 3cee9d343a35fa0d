import type { PayoutFinding } from "../money-checks/index.ts";
import type { PayoutAccountRow } from "../payout-accounts/index.ts";

/** What the rules know of a withdrawal. */
export interface PayoutFacts {
  readonly amountOre: number;
  readonly account: PayoutAccountRow;
  /** From when the account is paid to, if that is later than now. */
  readonly payableFrom: Date | null;
  /** What the checks against money laundering found. */
  readonly money: PayoutFinding;
  /** A provider took this money and does not refund it: an officer has to find out whose it is. */
  readonly isRefund: boolean;
  /** Withdrawals were blocked after this one was made. */
  readonly isWithdrawalBlocked: boolean;
}

/**
 * What a rule says of a withdrawal:
 * - `pass`: nothing against it
 * - `later`: it is checked again at `at`
 * - `refuse`: the player knows the reason
 * - `documents`: it waits for documents that the player was asked for
 * - `officer`: somebody must look at it; the player sees no difference
 */
export type Verdict =
  | { readonly verdict: "pass" }
  | { readonly verdict: "officer" }
  | { readonly verdict: "later"; readonly at: Date }
  | ({ readonly verdict: "documents" } & NonNullable<PayoutFinding["documents"]>)
  | { readonly verdict: "refuse"; readonly reason: "account-removed" };

/** One check of a withdrawal before its money is sent. */
export type PayoutRule = (facts: PayoutFacts) => Verdict;

const PASS = { verdict: "pass" } as const;

/** Money goes to an account whose owner's name the provider has confirmed, and that the player still has. */
const goesToOwnAccount: PayoutRule = ({ account }) => {
  if (account.removedAt !== null) return { verdict: "refuse", reason: "account-removed" };
  return account.state === "verified" ? PASS : { verdict: "officer" };
};

/** An account that replaces another is not paid to at once. The player is told so before, with the time. */
const waitsAfterChange: PayoutRule = ({ payableFrom }) =>
  payableFrom === null ? PASS : { verdict: "later", at: payableFrom };

const isNotBlocked: PayoutRule = ({ isWithdrawalBlocked }) =>
  isWithdrawalBlocked ? { verdict: "officer" } : PASS;

const hasNoCase: PayoutRule = ({ money }) => (money.needsOfficer ? { verdict: "officer" } : PASS);

const hasNoOpenRequest: PayoutRule = ({ money: { documents } }) =>
  documents ? { verdict: "documents", ...documents } : PASS;

const isNoRefund: PayoutRule = ({ isRefund }) => (isRefund ? { verdict: "officer" } : PASS);

/**
 * In order: the first that does not pass decides. A case comes after the wait for a changed account, so that both look the
 * same for as long as an account without a case would wait.
 */
export const PAYOUT_RULES: readonly PayoutRule[] = [
  isNoRefund,
  isNotBlocked,
  goesToOwnAccount,
  waitsAfterChange,
  hasNoOpenRequest,
  hasNoCase,
];

/** The verdict of the first rule that does not pass; `pass` when all do. */
export function decide(facts: PayoutFacts, rules: readonly PayoutRule[] = PAYOUT_RULES): Verdict {
  for (const rule of rules) {
    const verdict = rule(facts);
    if (verdict.verdict !== "pass") return verdict;
  }
  return PASS;
}
