export { WALLET_CALLS } from "./calls.ts";
export { balanceFinder, type BalanceServices } from "./findBalance.ts";
export { listTransactions } from "./listTransactions.ts";
export { TRANSACTION_KIND } from "./transactionKinds.ts";
