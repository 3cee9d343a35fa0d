export { PlayIsland } from "./PlayIsland.tsx";
export { HOUSE_GAME_MESSAGES, MESSAGES_OF_HALL, PLAY_SHELL_MESSAGES } from "./playMessages.ts";
