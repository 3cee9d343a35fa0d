export { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";
export { WITHDRAWAL_CALLS, type WithdrawalCallServices } from "./calls.ts";
export { closedAccountJobs, payOutClosedAccounts } from "./closedAccounts.ts";
export { lookIntoWithdrawal } from "./lookIntoWithdrawal.ts";
export { decideByOfficer, type Decision } from "./officerDecisions.ts";
export { payOutStuck, type StuckPayout } from "./payOutStuck.ts";
export { withdrawalJobs } from "./withdrawalJobs.ts";
export { withdrawals } from "./tables.ts";
