import type { SearchIndex } from "@spilhus/contracts";
import { slugOfName } from "./slugOfName.ts";

/** A game in the index. */
export interface IndexedGame {
  readonly slug: string;
  readonly name: string;
  readonly provider: string;
  /** Additional words to find it by, separated by spaces. */
  readonly words: string;
}

/**
 * Writes the index that browsers download.
 *
 * @param games most played first
 */
export function searchIndexOf(games: readonly IndexedGame[]): SearchIndex {
  const providers = [...new Set(games.map(({ provider }) => provider))];
  const words = [...new Set(games.map((game) => game.words))];
  const places = (list: readonly string[]) => new Map(list.map((entry, place) => [entry, place]));
  const placeOfProvider = places(providers);
  const placeOfWords = places(words);
  return {
    providers,
    words,
    games: games.map((game) => {
      // Both lists were made from these games.
      const provider = placeOfProvider.get(game.provider) ?? 0;
      const extra = placeOfWords.get(game.words) ?? 0;
      const { slug, name } = game;
      return slug === slugOfName(name) ? [name, provider, extra] : [name, provider, extra, slug];
    }),
  };
}

/** Slugs of an index in its order. */
export const slugsOf = (index: SearchIndex): string[] =>
  index.games.map(([name, , , slug = slugOfName(name)]) => slug);
