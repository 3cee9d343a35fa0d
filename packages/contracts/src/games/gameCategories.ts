/** Kinds of games, each with a lobby of its own. Apart from the schemas of games, for browsers. */
export const GAME_CATEGORIES = ["slots", "casino", "bingo", "banko"] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];
