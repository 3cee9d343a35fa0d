import type { SearchIndex } from "@spilhus/contracts";
import { gameQuestion } from "./gameQuestion.ts";
import { markMatches, type MarkedRange } from "./markMatches.ts";
import type { SearchedGames } from "./scoreGames.ts";
import { leastOf, scoreInTwoRounds } from "./scoreInTwoRounds.ts";
import { searchedText } from "./searchedText.ts";
import { slugOfName } from "./slugOfName.ts";

export interface FoundGame {
  readonly slug: string;
  readonly name: string;
  readonly provider: string;
  /** Matched ranges of the name, in order and without overlap; for `<mark>`. */
  readonly matches: readonly MarkedRange[];
}

export interface GameSearch {
  /**
   * @param query as typed; only its first 80 characters count
   * @param limit how many games at most
   * @returns games, best first; none for a query without letters or digits.
   */
  search(query: string, limit: number): FoundGame[];
}

/**
 * Prepares an index once for many searches; a search of 5,000 games takes a few milliseconds.
 *
 * Word order is free, words may be joined or split, and each may have as many slips as its length allows. Games that
 * match equally well keep the order of the index, which is their popularity.
 */
export function createGameSearch(index: SearchIndex): GameSearch {
  const searched: SearchedGames = {
    providers: index.providers.map(searchedText),
    extras: index.words.map(searchedText),
    games: index.games.map(([name, provider, extra]) => ({ name: searchedText(name), provider, extra })),
  };
  return {
    search(query, limit) {
      const question = gameQuestion(query);
      if (!question) return [];
      const scores = scoreInTwoRounds(question, searched);
      const least = leastOf(question, scores);
      const { found, weighted } = scores;
      return [...found.keys()]
        .filter((place) => (found[place] ?? 0) >= least)
        .sort((a, b) => (weighted[b] ?? 0) - (weighted[a] ?? 0) || a - b)
        .slice(0, limit)
        .flatMap((place) => {
          const row = index.games[place];
          if (!row) return [];
          const [name, provider, , slug = slugOfName(name)] = row;
          const matches = markMatches(name, question);
          return [{ slug, name, provider: index.providers[provider] ?? "", matches }];
        });
    },
  };
}
