import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ASKED_KEYS } from "../player-data/askedKeys.ts";
import { CARD_KEYS } from "@spilhus/page-kit/game-cards";

/** The messages of the page of saved games, without its title and description. */
export const SAVED_GAMES_KEYS = [
  "savedGames.list",
  "savedGames.loading",
  "savedGames.failedTitle",
  "savedGames.emptyTitle",
  "savedGames.emptyText",
  "savedGames.toGames",
  "savedGames.forget",
  "savedGames.forgetNamed",
  "savedGames.forgotten",
  "savedGames.saveAgain",
  "savedGames.forgetFailed",
  "savedGames.saveAgainFailed",
  ...ASKED_KEYS,
  ...CARD_KEYS,
] as const satisfies readonly MessageKey[];
export type SavedGamesMessages = IslandMessages<(typeof SAVED_GAMES_KEYS)[number]>;
