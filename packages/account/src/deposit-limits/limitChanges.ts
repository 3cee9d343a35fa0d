import { LIMIT_PERIODS, type DepositLimits, type LimitPeriod } from "@spilhus/contracts/player-account";
import type { DepositLimitAmounts } from "@spilhus/contracts/validation";

type Limit = DepositLimits[LimitPeriod];

/** What a player wants a limit to be: a raise that waits, or what stands; nothing until it was set. */
export const formAmountOre = ({ limitOre, pending }: Limit): number | null => pending?.limitOre ?? limitOre;

/** The limits as they stand, which takes back every raise that waits; nothing where one was never set. */
export function currentAmounts({ day, week, month }: DepositLimits): DepositLimitAmounts | undefined {
  if (day.limitOre === null || week.limitOre === null || month.limitOre === null) return undefined;
  return { dayOre: day.limitOre, weekOre: week.limitOre, monthOre: month.limitOre };
}

/** What a change has made of one limit. */
export interface LimitChange {
  readonly period: LimitPeriod;
  /** `now`: it holds; `raised`: it will, from then on; `cancelled`: a raise was taken back. */
  readonly becomes: "now" | "raised" | "cancelled";
  readonly limitOre: number;
  /** ISO time of a raise. */
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

/** What has changed between two answers of the service, the shortest period first. */
export const limitChanges = (before: DepositLimits, after: DepositLimits): readonly LimitChange[] =>
  LIMIT_PERIODS.flatMap((period) => changeOf(period, before[period], after[period]) ?? []);
