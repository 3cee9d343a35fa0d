export { playersWithLimits, readLimits, shownLimits, writeLimits } from "./keepLimits.ts";
export {
  type Amounts,
  changedLimits,
  isSame,
  type KeptLimit,
  type KeptLimits,
  limitAt,
} from "./limitChange.ts";
export { type PeriodLimitTable, periodLimitTable } from "./limitTable.ts";
