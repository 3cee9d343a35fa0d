/** The section of corrections, below the console's root. */
export const CORRECTIONS_PATH = "rettelser";
