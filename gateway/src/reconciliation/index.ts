export { reconcileCommand } from "./reconcileCommand.ts";
export type { ReconciliationServices } from "./reconcileDay.ts";
export { reconcileDue, reconciliationJobs } from "./reconciliationJobs.ts";
