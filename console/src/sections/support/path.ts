/** The section of customer service, below the console's root. */
export const SUPPORT_PATH = "kundeservice";
