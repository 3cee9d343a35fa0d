export type { Account, HouseAccount, PlayerAccount } from "./accountKinds.ts";
export { checkKeptSeals } from "./checkKeptSeals.ts";
export { findFaults, findRecentFaults, type LedgerFault } from "./findFaults.ts";
export { LedgerError, type LedgerErrorCode } from "./ledgerError.ts";
export {
  type Movement,
  type MovementKind,
  type Posted,
  postMovement,
  type Transfer,
} from "./postMovement.ts";
export { type Balances, readBalances } from "./readBalances.ts";
export { type Seal, sealDay } from "./sealDay.ts";
export { ledgerAccounts, ledgerBooks, ledgerMovements, ledgerSeals, ledgerTransfers } from "./tables.ts";
