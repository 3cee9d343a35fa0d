export { type Hold, isWithdrawalBlocked, accountStatusOf } from "./checkResult.ts";
export { type HoldKind, holds } from "./tables.ts";
