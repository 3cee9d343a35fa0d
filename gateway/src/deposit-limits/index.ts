export { DEPOSIT_LIMIT_CALLS } from "./calls.ts";
export { playersWithLimits, readLimits, writeLimits } from "./keepLimits.ts";
export { type KeptLimit, limitAt } from "./limitChange.ts";
export { depositLimits } from "./tables.ts";
