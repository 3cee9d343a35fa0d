/** The section of rooms, below the console's root. */
export const ROOMS_PATH = "haller";
