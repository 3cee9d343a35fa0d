import { forgetGame, getCatalogue, listSavedGames, saveGame } from "@spilhus/api-client";
import type { GameSummary, Locale } from "@spilhus/contracts";
import type { SavedGames } from "@spilhus/contracts/player-account";
import { playerTransport } from "@spilhus/player-session/session";

/** The calls of the saved games page. */
export interface SavedGameService {
  readonly list: (signal: AbortSignal) => Promise<SavedGames>;
  /** Fetches the catalogue entries of at most 50 games. */
  readonly cards: (slugs: readonly string[], signal: AbortSignal) => Promise<readonly GameSummary[]>;
  readonly save: (slug: string) => Promise<SavedGames>;
  readonly forget: (slug: string) => Promise<SavedGames>;
}

/** The service for a brand and a locale. */
export const savedGameService = (brand: string, locale: Locale): SavedGameService => ({
  list: (signal) => listSavedGames(playerTransport, { signal }),
  cards: async (slugs, signal) => {
    const query = { brand, locale, slugs: slugs.join(","), perPage: slugs.length };
    return (await getCatalogue(playerTransport, { query, signal })).games;
  },
  save: (slug) => saveGame(playerTransport, { places: { slug } }),
  forget: (slug) => forgetGame(playerTransport, { places: { slug } }),
});
