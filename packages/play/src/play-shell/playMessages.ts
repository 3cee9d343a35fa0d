import { HALL_MESSAGES, SLOT_MESSAGES } from "@spilhus/house-games";

/** Messages of the shell around a game. */
export const PLAY_SHELL_MESSAGES = ["play.shell", "play.reality"] as const;

/** Messages of the house's games. */
export const HOUSE_GAME_MESSAGES = SLOT_MESSAGES;

/** Messages of a bingo or banko hall. */
export const MESSAGES_OF_HALL = HALL_MESSAGES;
