/** Where the calls about bingo and banko rooms begin. */
export const ROOMS = "/gateway/games/public/rooms";
/** Where the calls about a player's own plates begin. */
export const PLATES = "/gateway/bingo/public";
