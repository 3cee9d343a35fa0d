import { align, LONGEST_WORD, type Alignment, type CodedText } from "./alignment.ts";
import { foldText } from "./foldText.ts";
import { codesOf } from "./letterCodes.ts";
import { letterSet, mayHold } from "./letterSet.ts";
import { budgetOf, CHEAPEST_GAP } from "./spellingCost.ts";

/** A text of the index, prepared for search. */
export interface SearchedText extends CodedText {
  readonly letters: number;
}

/** A word of the query, prepared for search. */
export interface WantedWord extends SearchedText {
  /** Codes of its letters, without duplicates. */
  readonly distinct: Uint8Array;
  /** Highest cost of an alignment. */
  readonly budget: number;
}

function coded(text: string): SearchedText {
  const codes = codesOf(text);
  return { text, codes, letters: letterSet(codes) };
}

export const searchedText = (original: string): SearchedText => coded(foldText(original));

/** @param folded without spaces; letters beyond the longest word are ignored. */
export function wantedWord(folded: string): WantedWord {
  const word = coded(folded.slice(0, LONGEST_WORD));
  return { ...word, distinct: Uint8Array.from(new Set(word.codes)), budget: budgetOf(word.text.length) };
}

/** The same word with a smaller budget. */
export const atMost = (word: WantedWord, budget: number): WantedWord =>
  budget < word.budget ? { ...word, budget } : word;

/** The match of a word in a text; undefined if it needs more slips than a word of its length may have. */
export function find(word: WantedWord, searched: SearchedText): Alignment | undefined {
  const tooMany = word.codes.length - searched.codes.length;
  if (tooMany > 0 && tooMany * CHEAPEST_GAP > word.budget) return undefined;
  if (!mayHold(word.distinct, word.letters, searched.letters, word.budget)) return undefined;
  return align(word, searched, word.budget);
}
