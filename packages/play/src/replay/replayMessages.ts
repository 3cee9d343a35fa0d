import { HALL_MESSAGES, HOUSE_GAME_MESSAGES } from "@spilhus/house-games";
import type { MessagesOf } from "@spilhus/i18n/island";

/** Messages of a round that is shown again, its game's among them. */
export const REPLAY_MESSAGES = ["play.replay", ...HOUSE_GAME_MESSAGES, ...HALL_MESSAGES] as const;
export type ReplayMessages = MessagesOf<(typeof REPLAY_MESSAGES)[number]>;
