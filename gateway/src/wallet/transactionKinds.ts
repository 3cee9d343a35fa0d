import type { TransactionKind } from "@spilhus/contracts/payments";
import type { MovementKind } from "../ledger/index.ts";

/** What the ledger's kinds are to players. */
export const TRANSACTION_KIND: Readonly<Record<MovementKind, TransactionKind>> = {
  import: "correction",
  deposit: "deposit",
  "deposit-held": "deposit",
  "deposit-refund": "deposit",
  chargeback: "deposit",
  "balance-refund": "withdrawal",
  "balance-refund-paid": "withdrawal",
  "balance-refund-refused": "withdrawal",
  "withdrawal-request": "withdrawal",
  "withdrawal-paid": "withdrawal",
  "withdrawal-returned": "withdrawal",
  "withdrawal-refused": "withdrawal",
  stake: "stake",
  win: "win",
  rollback: "stake",
  "round-drawn": "win",
  "pot-begun": "win",
  "pot-contribution": "win",
  "pot-won": "win",
  "bonus-granted": "bonus",
  "bonus-released": "bonus",
  "bonus-ended": "bonus",
  correction: "correction",
};

const MOVEMENT_KINDS = Object.keys(TRANSACTION_KIND) as readonly MovementKind[]; // The record names every kind.

/** The ledger's kinds that players see as one. */
export const movementKindsOf = (kind: TransactionKind): readonly MovementKind[] =>
  MOVEMENT_KINDS.filter((one) => TRANSACTION_KIND[one] === kind);
