/** The section of cases, below the console's root. */
export const CASES_PATH = "sager";
