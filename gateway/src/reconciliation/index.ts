export { RECONCILIATION_CALLS } from "./calls.ts";
export { reconcileCommand } from "./reconcileCommand.ts";
export type { ReconciliationServices } from "./reconcileDay.ts";
export { againJobs, reconcileDue, reconciliationJobs } from "./reconciliationJobs.ts";
