/** The section of records for the authority, below the console's root. */
export const AUTHORITY_PATH = "myndighed";
