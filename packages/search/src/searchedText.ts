import { align, LONGEST_WORD, type Alignment, type CodedText } from "./alignment.ts";
import { foldText } from "./foldText.ts";
import { codesOf } from "./letterCodes.ts";
import { letterSet, missingLetters } from "./letterSet.ts";
import { budgetOf, CHEAPEST_STRANGER } from "./spellingCost.ts";

/** A text of the index, ready to be searched. */
export interface SearchedText extends CodedText {
  readonly letters: number;
}

/** A word of the question, ready to be looked for. */
export interface WantedWord extends SearchedText {
  /** What an alignment may cost. */
  readonly budget: number;
}

const coded = (text: string): SearchedText => ({ text, codes: codesOf(text), letters: letterSet(text) });

export const searchedText = (original: string): SearchedText => coded(foldText(original));

/** @param folded without spaces; letters beyond the longest word are not looked at. */
export function wantedWord(folded: string): WantedWord {
  const word = coded(folded.slice(0, LONGEST_WORD));
  return { ...word, budget: budgetOf(word.text.length) };
}

/** Where a word stands in a text; undefined when it would take more slips than a word of its length may have. */
export function find(word: WantedWord, searched: SearchedText): Alignment | undefined {
  if (missingLetters(word.letters, searched.letters) * CHEAPEST_STRANGER > word.budget) return undefined;
  return align(word, searched, word.budget);
}
