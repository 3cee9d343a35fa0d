import { HALL_MESSAGES } from "@spilhus/house-games";

/** Messages of the shell around a game. */
export const PLAY_SHELL_MESSAGES = ["play.shell", "play.reality", "play.budget"] as const;

export { HOUSE_GAME_MESSAGES } from "@spilhus/house-games";

/** Messages of a bingo or banko hall. */
export const MESSAGES_OF_HALL = HALL_MESSAGES;
