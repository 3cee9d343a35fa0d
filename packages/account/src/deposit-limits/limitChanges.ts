import { LIMIT_PERIODS, type DepositLimits, type LimitPeriod } from "@spilhus/contracts/player-account";
import type { DepositLimitAmounts } from "@spilhus/contracts/validation";

type Limit = DepositLimits[LimitPeriod];

/** The amount to show in the form: the pending raise, else the limit in force; null if no limit is set. */
export const formAmountOre = ({ limitOre, pending }: Limit): number | null => pending?.limitOre ?? limitOre;

/** The limits in force; sending them cancels every pending raise. Undefined if a limit was never set. */
export function currentAmounts({ day, week, month }: DepositLimits): DepositLimitAmounts | undefined {
  if (day.limitOre === null || week.limitOre === null || month.limitOre === null) return undefined;
  return { dayOre: day.limitOre, weekOre: week.limitOre, monthOre: month.limitOre };
}

/** The change of one limit. */
export interface LimitChange {
  readonly period: LimitPeriod;
  /** `now`: in force; `raised`: in force from `from`; `cancelled`: the pending raise was cancelled. */
  readonly becomes: "now" | "raised" | "cancelled";
  readonly limitOre: number;
  /** ISO time when a raise starts. */
  readonly from?: string;
}

function changeOf(period: LimitPeriod, before: Limit, after: Limit): LimitChange | undefined {
  const { limitOre, pending } = after;
  if (pending) {
    const isNew = before.pending?.limitOre !== pending.limitOre || before.pending.from !== pending.from;
    return isNew ? { period, becomes: "raised", limitOre: pending.limitOre, from: pending.from } : undefined;
  }
  if (limitOre === null) return undefined;
  if (limitOre !== before.limitOre) return { period, becomes: "now", limitOre };
  return before.pending ? { period, becomes: "cancelled", limitOre } : undefined;
}

/** Returns the changes between two responses, the shortest period first. */
export const limitChanges = (before: DepositLimits, after: DepositLimits): readonly LimitChange[] =>
  LIMIT_PERIODS.flatMap((period) => changeOf(period, before[period], after[period]) ?? []);
