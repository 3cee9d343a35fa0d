export { DEPOSIT_CALLS, type PaymentServices } from "./calls.ts";
export { depositJobs, lookIntoDeposit } from "./depositJobs.ts";
export type { DepositServices } from "./depositServices.ts";
