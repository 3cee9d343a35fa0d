/** The section of payouts, below the console's root. */
export const PAYOUTS_PATH = "udbetalinger";
