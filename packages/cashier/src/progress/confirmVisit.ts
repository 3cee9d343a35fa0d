const PLACE = "deposit-confirmation";

/** Keeps which deposit the player goes to MitID for; the page that they come back to confirms it. */
export function beginConfirmation(txId: string): void {
  try {
    sessionStorage.setItem(PLACE, txId);
  } catch {
    // Without session storage the player presses the button once more.
  }
}

/** Whether the player has just been at MitID for this deposit; true once. */
export function hasConfirmed(txId: string): boolean {
  try {
    const isThis = sessionStorage.getItem(PLACE) === txId;
    if (isThis) sessionStorage.removeItem(PLACE);
    return isThis;
  } catch {
    return false;
  }
}
