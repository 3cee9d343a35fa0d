export { SAVED_GAME_CALLS } from "./calls.ts";
