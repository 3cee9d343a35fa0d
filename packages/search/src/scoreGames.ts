import type { Alignment } from "./alignment.ts";
import type { GameQuestion } from "./gameQuestion.ts";
import { atMost, find, type SearchedText, type WantedWord } from "./searchedText.ts";
import { SLIP } from "./spellingCost.ts";

/** A word found in a provider or in the extra words says less than one found in the name. */
const PROVIDER_WEIGHT = 0.7;
const EXTRA_WEIGHT = 0.6;
/** There a word may have one slip at most: it stands for many games, so a false hit is a crowd. */
const ASIDE_BUDGET = SLIP + 1;
const WHOLE_NAME = 3;

/** An index, ready to be searched. */
export interface SearchedGames {
  readonly providers: readonly SearchedText[];
  readonly extras: readonly SearchedText[];
  /** Names with their places in the two lists. */
  readonly games: readonly {
    readonly name: SearchedText;
    readonly provider: number;
    readonly extra: number;
  }[];
}

/** The score of a game in which every letter was found as it was typed. */
export const fullScore = ({ length }: GameQuestion): number => length * SLIP;

/** What a word adds to a score: all its letters, less what it took to find them. */
export const gain = (word: WantedWord, found: Alignment | undefined): number =>
  found ? word.text.length * SLIP - found.cost : 0;

/** What was found of a question in each game, by its place in the index. */
export interface GameScores {
  /** How well the question was found, wherever that was. */
  readonly found: Float64Array;
  /** The same, with less weight for what is not the name: the order of the games. */
  readonly weighted: Float64Array;
}

/** Among games in which as much was found, one whose whole name it is comes first. */
const wholeName = (at: Alignment | undefined, { text }: SearchedText) =>
  at?.start === 0 && at.end === text.length ? WHOLE_NAME : 0;

const gains = (word: WantedWord, texts: readonly SearchedText[]) =>
  Float64Array.from(texts, (text) => gain(word, find(word, text)));

/**
 * Scores all games: the sum of what each word adds, from wherever it is found best (name, provider or extra words), or
 * what all words written together add where that is more.
 *
 * @param budget what any word's slips may cost at most
 */
export function scoreGames(
  { words, together }: GameQuestion,
  searched: SearchedGames,
  budget: number,
): GameScores {
  const { providers, extras, games } = searched;
  const found = new Float64Array(games.length);
  const weighted = new Float64Array(games.length);
  for (const word of words.map((one) => atMost(one, budget))) {
    const aside = atMost(word, ASIDE_BUDGET);
    const ofProviders = gains(aside, providers);
    const ofExtras = gains(aside, extras);
    games.forEach(({ name, provider, extra }, place) => {
      const at = find(word, name);
      const inName = gain(word, at);
      const inProvider = ofProviders[provider] ?? 0;
      const inExtra = ofExtras[extra] ?? 0;
      found[place] = (found[place] ?? 0) + Math.max(inName, inProvider, inExtra);
      weighted[place] =
        (weighted[place] ?? 0) +
        Math.max(inName, inProvider * PROVIDER_WEIGHT, inExtra * EXTRA_WEIGHT) +
        (together ? 0 : wholeName(at, name));
    });
  }
  if (together) {
    const joined = atMost(together, budget);
    games.forEach(({ name }, place) => {
      const at = find(joined, name);
      const inName = gain(joined, at);
      found[place] = Math.max(found[place] ?? 0, inName);
      weighted[place] = Math.max(weighted[place] ?? 0, inName + wholeName(at, name));
    });
  }
  return { found, weighted };
}
