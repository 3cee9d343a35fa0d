export { FUNDS_CALLS } from "./calls.ts";
export { FUNDS_STAFF_CALLS, type FundsCallServices } from "./staffCalls.ts";
export { type ClientAccounts, type FundsProof, type FundsServices, proveFunds } from "./proveFunds.ts";
export { StatementError } from "./readStatement.ts";
