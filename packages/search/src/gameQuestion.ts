import { foldText } from "./foldText.ts";
import { wantedWord, type WantedWord } from "./searchedText.ts";

/** Longest query to read, as long as the address of the overview allows. */
const LONGEST_QUESTION = 80;
/** Most words that are searched for separately; the rest belongs to the last one. */
const MOST_WORDS = 6;

/** A visitor's query, prepared for search. */
export interface GameQuestion {
  /** At least one. */
  readonly words: readonly WantedWord[];
  /** Several words joined: `guld feber` may mean one word. */
  readonly together?: WantedWord;
  /** Number of letters of all words. */
  readonly length: number;
}

/** @returns undefined for a text without letters or digits. */
export function gameQuestion(text: string): GameQuestion | undefined {
  const folded = foldText(text.slice(0, LONGEST_QUESTION));
  if (folded === "") return undefined;
  const parts = folded.split(" ");
  const rest = parts.splice(MOST_WORDS - 1).join("");
  if (rest !== "") parts.push(rest);
  const words = parts.map(wantedWord);
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.length === 1 ? { words, length } : { words, together: wantedWord(parts.join("")), length };
}
