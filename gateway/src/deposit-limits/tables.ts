import { periodLimitTable } from "../period-limits/index.ts";

/** The most that players let themselves deposit. */
export const depositLimits = periodLimitTable("deposit_limits");
