import { LATEST_DEPOSIT } from "@spilhus/contracts/payments";

const PLACE = "returned-deposit";
/** Ids of deposits, see `DepositIdSchema`, which would bring the schema library along. */
const ID = /^[\w-]{22}$/;

/**
 * Puts the id of the deposit that a provider sent the player back from away, for the next page of this tab: addresses
 * end up in histories and logs. Everything else in the address is ignored: it proves nothing, and leads nowhere (attack 21).
 */
export function keepReturned(search: string): void {
  const txId = new URLSearchParams(search).get("txId") ?? "";
  try {
    if (ID.test(txId)) sessionStorage.setItem(PLACE, txId);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Without session storage the next page shows the player's latest deposit.
  }
}

/** The deposit of `keepReturned`; otherwise the player's latest. */
export function returnedDeposit(): string {
  try {
    const txId = sessionStorage.getItem(PLACE) ?? "";
    return ID.test(txId) ? txId : LATEST_DEPOSIT;
  } catch {
    return LATEST_DEPOSIT;
  }
}

/** The next visit to the page is about another deposit. */
export function forgetReturned(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept.
  }
}
