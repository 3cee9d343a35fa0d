/** Where the edge serves the script of game-play pages (R2.58, R7.28). */
export const GAME_API_PATH = "/_playgame/gameapi-min.js";
