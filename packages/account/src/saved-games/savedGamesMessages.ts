import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the list of saved games. */
export const SAVED_GAMES_MESSAGES = [
  "account.failure",
  "game.card",
  "savedGames.panel",
] as const satisfies readonly Namespace[];
export type SavedGamesMessages = MessagesOf<(typeof SAVED_GAMES_MESSAGES)[number]>;
