/** Where the calls about the player begin in the player-account service (§7). */
export const PLAYER_ACCOUNT = "/gateway/player-account/api/public";
