export { DEPOSIT_LIMIT_CALLS } from "./calls.ts";
export { writeLimits } from "./keepLimits.ts";
export type { KeptLimit } from "./limitChange.ts";
export { depositLimits } from "./tables.ts";
