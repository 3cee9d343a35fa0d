/** The section of reconciliation, below the console's root. */
export const RECONCILIATION_PATH = "afstemning";
