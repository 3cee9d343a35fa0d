const PLACE = "deposit-confirmation";

/** Stores the deposit that the player goes to MitID to confirm; the page they return to confirms it. */
export function beginConfirmation(txId: string): void {
  try {
    sessionStorage.setItem(PLACE, txId);
  } catch {
    // Without session storage the player has to click the button again.
  }
}

/** Whether the player has just returned from MitID for this deposit; true once. */
export function hasConfirmed(txId: string): boolean {
  try {
    const isThis = sessionStorage.getItem(PLACE) === txId;
    if (isThis) sessionStorage.removeItem(PLACE);
    return isThis;
  } catch {
    return false;
  }
}
