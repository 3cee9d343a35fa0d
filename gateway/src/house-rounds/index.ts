export { HOUSE_ROUND_CALLS, type HouseRoundServices } from "./calls.ts";
export { leftPlayJobs } from "./closeLeftPlays.ts";
export { type GameState, isGameClosed, setGameState } from "./gameStates.ts";
export type { HouseGame } from "./houseGame.ts";
export { HOUSE_GAMES } from "./houseGames.ts";
export { guardRandom, requireSecureRandom, SECURE_RANDOM } from "./randomness.ts";
export { isRealityCheckDue } from "./isRealityCheckDue.ts";
export { GAME_STAFF_CALLS } from "./staffCalls.ts";
export { houseRounds } from "./tables.ts";
