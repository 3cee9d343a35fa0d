import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of an island that waits for the player's data. */
export const PLAYER_MESSAGES = ["account.load", "account.failure"] as const satisfies readonly Namespace[];
export type PlayerMessages = MessagesOf<(typeof PLAYER_MESSAGES)[number]>;
