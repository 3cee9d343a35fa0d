/** The section of games, below the console's root. */
export const GAMES_PATH = "spil";
