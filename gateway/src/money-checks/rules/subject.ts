import type { MoneyChecks, RegisteredBrand } from "@spilhus/contracts";
import { dayIn, type InForce, ruleInForce } from "@spilhus/jurisdiction";
import type { Queries } from "../../database/index.ts";

/** The rules of one day; a brand may have no sample. */
export type RulesInForce = InForce<Omit<MoneyChecks, "sample">> & {
  readonly sample: NonNullable<MoneyChecks["sample"]>[number] | undefined;
};

/** The player who is checked. */
export interface Subject {
  readonly tx: Queries;
  readonly playerId: string;
  readonly licence: string;
  readonly rules: RulesInForce;
  /** When a rule begins to count: some time back, or the decision about its last case if that is later. */
  since(rule: RuleId, back: { readonly days?: number; readonly hours?: number }, subject?: string): Date;
}

export type RuleId =
  | "deposit-sum"
  | "without-play"
  | "instruments"
  | "other-name"
  | "account-change"
  | "shared-means"
  | "source-of-funds";

/** What a rule has found, and what it leads to. */
export type CaseOutcome = "case" | "officer" | "documents" | "hold";
/** Figures by name; lists are ids. */
export type CaseFacts = Readonly<Record<string, string | number | readonly string[]>>;

/** Why a case is opened. */
export interface Suspicion {
  readonly rule: RuleId;
  /** Tells several cases of one rule apart. */
  readonly subject: string;
  readonly facts: CaseFacts;
  readonly outcome: CaseOutcome;
}

/** One rule; it reads what it needs in the transaction that holds the player. */
export type MoneyRule = (subject: Subject) => Promise<readonly Suspicion[]>;

/**
 * The rules of a brand on a day in its zone.
 *
 * @throws {Error} for a brand without rules; {RangeError} naming a rule that none applies for on the day
 */
export function rulesAt({ id, moneyChecks, timezone }: RegisteredBrand, now: Date): RulesInForce {
  if (!moneyChecks) throw new Error(`The brand ${id} has no checks against money laundering.`);
  const day = dayIn(timezone, now);
  const { sample, ...checks } = moneyChecks;
  return {
    depositSums: ruleInForce("depositSums", checks.depositSums, day),
    withoutPlay: ruleInForce("withoutPlay", checks.withoutPlay, day),
    instruments: ruleInForce("instruments", checks.instruments, day),
    otherNames: ruleInForce("otherNames", checks.otherNames, day),
    accountChange: ruleInForce("accountChange", checks.accountChange, day),
    sharedMeans: ruleInForce("sharedMeans", checks.sharedMeans, day),
    sourceOfFunds: ruleInForce("sourceOfFunds", checks.sourceOfFunds, day),
    sample: sample && ruleInForce("sample", sample, day),
  };
}
