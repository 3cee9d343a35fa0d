export { ACCOUNT_PLAYER_PARTS } from "./player-parts/accountPlayerParts.ts";
