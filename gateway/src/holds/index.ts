export { type Hold, isWithdrawalBlocked, standingOf } from "./checkResult.ts";
export { type HoldKind, holds } from "./tables.ts";
