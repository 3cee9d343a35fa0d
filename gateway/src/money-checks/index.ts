export { MONEY_CHECK_CALLS } from "./calls.ts";
export { checkPayout, type PayoutFinding } from "./checkPayout.ts";
export { type CaseDecision, decideCase } from "./decideCase.ts";
export { askForDocuments, openRequests } from "./documentRequests.ts";
export { lookAtDeposit } from "./lookAtDeposit.ts";
export { moneyCheckJobs } from "./moneyCheckJobs.ts";
export { enqueueMoneyCheck } from "./moneyCheckQueue.ts";
export { moveRequest, type RequestMove } from "./moveRequest.ts";
export { noteMeans } from "./noteMeans.ts";
