import type { Alignment } from "./alignment.ts";
import type { GameQuestion } from "./gameQuestion.ts";
import { atMost, find, type SearchedText, type WantedWord } from "./searchedText.ts";
import { SLIP } from "./spellingCost.ts";

/** Weight of a match in the provider or in the extra words, compared with one in the name. */
const PROVIDER_WEIGHT = 0.7;
const EXTRA_WEIGHT = 0.6;
/** Matches outside the name allow one slip at most: they concern many games, so a false match adds many results. */
const ASIDE_BUDGET = SLIP + 1;
const WHOLE_NAME = 3;

/** An index, prepared for search. */
export interface SearchedGames {
  readonly providers: readonly SearchedText[];
  readonly extras: readonly SearchedText[];
  /** Names with their indexes in the two lists. */
  readonly games: readonly {
    readonly name: SearchedText;
    readonly provider: number;
    readonly extra: number;
  }[];
}

/** The score of a game that matches every letter exactly. */
export const fullScore = ({ length }: GameQuestion): number => length * SLIP;

/** What a word adds to a score: the full score of its letters minus the cost of the match. */
export const gain = (word: WantedWord, found: Alignment | undefined): number =>
  found ? word.text.length * SLIP - found.cost : 0;

/** How well each game matches a query, by its place in the index. */
export interface GameScores {
  /** Score of the match in any text of the game. */
  readonly found: Float64Array;
  /** The same with less weight for texts other than the name; orders the games. */
  readonly weighted: Float64Array;
}

/** Bonus for a game whose whole name matches, to come first among equal scores. */
const wholeName = (at: Alignment | undefined, { text }: SearchedText) =>
  at?.start === 0 && at.end === text.length ? WHOLE_NAME : 0;

const gains = (word: WantedWord, texts: readonly SearchedText[]) =>
  Float64Array.from(texts, (text) => gain(word, find(word, text)));

/**
 * Scores all games: the sum of what each word adds, from its best match (name, provider or extra words), or the score
 * of all words joined if that is higher.
 *
 * @param budget highest cost of the slips in one word
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
