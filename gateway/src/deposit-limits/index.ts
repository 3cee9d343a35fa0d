export { DEPOSIT_LIMIT_CALLS } from "./calls.ts";
export { depositLimits } from "./tables.ts";
