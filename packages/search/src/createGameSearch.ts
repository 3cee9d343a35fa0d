import type { SearchIndex } from "@spilhus/contracts";
import type { Alignment } from "./alignment.ts";
import { gameQuestion, type GameQuestion } from "./gameQuestion.ts";
import { markedRanges, type MarkedRange } from "./markedRanges.ts";
import { find, searchedText, type SearchedText, type WantedWord } from "./searchedText.ts";
import { slugOfName } from "./slugOfName.ts";
import { SLIP } from "./spellingCost.ts";

export interface FoundGame {
  readonly slug: string;
  readonly name: string;
  readonly provider: string;
  /** What of the name was asked for, in order and without overlap; for `<mark>`. */
  readonly matches: readonly MarkedRange[];
}

export interface GameSearch {
  /**
   * @param query as typed; only its first 80 characters count
   * @param limit how many games at most
   * @returns best first; nothing for a query without letters or digits.
   */
  search(query: string, limit: number): FoundGame[];
}

/** A word found in a provider or in the extra words says less than one found in the name. */
const PROVIDER_WEIGHT = 0.7;
const EXTRA_WEIGHT = 0.6;
/** Share of the question that must be found. */
const LEAST_SHARE = 0.55;
/** Share of the best game's score that is still worth showing. */
const LEAST_OF_BEST = 0.75;
/** The whole name was asked for, and no more. */
const WHOLE_NAME = 3;

interface SearchedGame {
  readonly name: SearchedText;
  readonly provider: number;
  readonly extra: number;
}

/** What a word adds to a game's score: all its letters, less what it took to find them. */
const gain = (word: WantedWord, found: Alignment | undefined) =>
  found ? word.text.length * SLIP - found.cost : 0;

const gains = (word: WantedWord, texts: readonly SearchedText[], weight: number) =>
  Float64Array.from(texts, (text) => gain(word, find(word, text)) * weight);

/**
 * Reads an index once and searches it as often as one likes; 5,000 games take a few milliseconds a search.
 *
 * A game's score is the sum of its words' gains, each from where it is found best: name, provider or extra words.
 * Word order is free. Games with the same score keep the order of the index, which is their popularity.
 */
export function createGameSearch(index: SearchIndex): GameSearch {
  const providers = index.providers.map(searchedText);
  const extras = index.words.map(searchedText);
  const games = index.games.map(
    ([name, provider, extra]): SearchedGame => ({ name: searchedText(name), provider, extra }),
  );

  function scores({ words, whole }: GameQuestion): Float64Array {
    const total = new Float64Array(games.length);
    for (const word of words) {
      const ofProviders = gains(word, providers, PROVIDER_WEIGHT);
      const ofExtras = gains(word, extras, EXTRA_WEIGHT);
      games.forEach(({ name, provider, extra }, place) => {
        const best = Math.max(gain(word, find(word, name)), ofProviders[provider] ?? 0, ofExtras[extra] ?? 0);
        total[place] = (total[place] ?? 0) + best;
      });
    }
    games.forEach(({ name }, place) => {
      const found = find(whole, name);
      if (!found) return;
      const isWhole = found.start === 0 && found.end === name.text.length;
      total[place] = Math.max(total[place] ?? 0, gain(whole, found) + (isWhole ? WHOLE_NAME : 0));
    });
    return total;
  }

  return {
    search(query, limit) {
      const question = gameQuestion(query);
      if (!question) return [];
      const score = scores(question);
      const best = score.reduce((most, one) => Math.max(most, one), 0);
      const letters = question.words.reduce((sum, { text }) => sum + text.length, 0);
      const least = Math.max(letters * SLIP * LEAST_SHARE, best * LEAST_OF_BEST);
      return [...score.keys()]
        .filter((place) => (score[place] ?? 0) >= least)
        .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b)
        .slice(0, limit)
        .flatMap((place) => {
          const row = index.games[place];
          if (!row) return [];
          const [name, provider, , slug = slugOfName(name)] = row;
          return [{ slug, name, provider: index.providers[provider] ?? "", matches: marks(name, question) }];
        });
    },
  };
}

/** The parts of a name that answer the question: its words one by one, or all of it where that fits better. */
function marks(name: string, { words, whole }: GameQuestion): MarkedRange[] {
  const searched = searchedText(name);
  const apart = words.map((word) => find(word, searched));
  const together = find(whole, searched);
  const sum = words.reduce((total, word, place) => total + gain(word, apart[place]), 0);
  const best = gain(whole, together) > sum ? [together] : apart;
  return markedRanges(name, best.flatMap((found) => found ?? []));
}
