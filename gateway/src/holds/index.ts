export { type Hold, isWithdrawalBlocked, accountStatusOf } from "./checkResult.ts";
export { type HoldKind, holds, OFFICER_HOLDS } from "./tables.ts";
