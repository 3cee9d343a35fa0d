export { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";
export { createWithdrawal } from "./createWithdrawal.ts";
export { decideByOfficer, type Decision } from "./officerDecisions.ts";
export { withdrawalJobs } from "./withdrawalJobs.ts";
export { withdrawals } from "./tables.ts";
