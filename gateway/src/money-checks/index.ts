export { MONEY_CHECK_CALLS } from "./calls.ts";
export { checkPayout, type PayoutFinding } from "./checkPayout.ts";
export { lookAtDeposit } from "./lookAtDeposit.ts";
export { moneyCheckJobs } from "./moneyCheckJobs.ts";
export { enqueueMoneyCheck } from "./moneyCheckQueue.ts";
export { noteMeans } from "./noteMeans.ts";
