import { foldText } from "./foldText.ts";
import { wantedWord, type WantedWord } from "./searchedText.ts";

/** Longest question that is read; the address of the overview holds no longer one either. */
const LONGEST_QUESTION = 80;
/** Words that are looked for one by one; what follows is part of the last. */
const MOST_WORDS = 6;

/** What a visitor typed, as it is looked for. */
export interface GameQuestion {
  /** At least one. */
  readonly words: readonly WantedWord[];
  /** Several words written together: `guld feber` may be meant as one. */
  readonly together?: WantedWord;
  /** Number of letters of all words. */
  readonly length: number;
}

/** @returns undefined for a text without letters or digits, which asks for nothing. */
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
