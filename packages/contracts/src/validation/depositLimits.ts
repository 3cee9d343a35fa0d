import type { Rule } from "./problem.ts";

/** The most a player lets themselves deposit in a rolling day, week and month, in øre. */
export interface DepositLimitAmounts {
  readonly dayOre: number;
  readonly weekOre: number;
  readonly monthOre: number;
}

/** A longer time's limit is never below a shorter one's: it would make the shorter one a lie. */
export const depositLimits: Rule<DepositLimitAmounts> = ({ dayOre, weekOre, monthOre }) =>
  dayOre <= weekOre && weekOre <= monthOre ? undefined : { id: "limitsOutOfOrder" };
