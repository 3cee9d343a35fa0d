export { PlayIsland } from "./PlayIsland.tsx";
export { HOUSE_GAME_MESSAGES, PLAY_SHELL_MESSAGES } from "./playMessages.ts";
