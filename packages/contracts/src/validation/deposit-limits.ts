import * as z from "zod/mini";
import type { Rule } from "./problem.ts";
import { holds } from "./schema-check.ts";

/** The most a player lets themselves deposit in a rolling day, week and month, in øre. */
export interface DepositLimitAmounts {
  readonly dayOre: number;
  readonly weekOre: number;
  readonly monthOre: number;
}

/** A longer time's limit is never below a shorter one's: it would make the shorter one a lie. */
export const depositLimits: Rule<DepositLimitAmounts> = ({ dayOre, weekOre, monthOre }) =>
  dayOre <= weekOre && weekOre <= monthOre ? undefined : { id: "limitsOutOfOrder" };

/** One krone at least: who wants to deposit nothing takes a break instead. */
const Amount = z.int().check(holds((ore) => (ore >= 100 ? undefined : { id: "amountInvalid" })));

/** All three are set, each typed by the player. */
export const DepositLimitAmountsSchema = z
  .object({ dayOre: Amount, weekOre: Amount, monthOre: Amount })
  .check(holds(depositLimits));
