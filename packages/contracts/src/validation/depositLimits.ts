import type { Rule } from "./problem.ts";

/** The most a player lets themselves deposit in a rolling day, week and month, in øre. */
export interface DepositLimitAmounts {
  readonly dayOre: number;
  readonly weekOre: number;
  readonly monthOre: number;
}

/**
 * Bounds of a deposit limit, in øre. One krone at least: a player who wants to deposit nothing takes a break instead. A
 * million kroner at most: a higher one would limit nothing.
 */
export const DEPOSIT_LIMIT_ORE = { min: 100, max: 100_000_000 } as const;

/**
 * A longer time's limit is never below a shorter one's: it would make the shorter one a lie. The problem names the amount
 * that the first limit out of order must reach.
 */
export const depositLimits: Rule<DepositLimitAmounts> = ({ dayOre, weekOre, monthOre }) => {
  if (dayOre > weekOre) return { id: "limitsOutOfOrder", values: { leastOre: dayOre } };
  return weekOre > monthOre ? { id: "limitsOutOfOrder", values: { leastOre: weekOre } } : undefined;
};
