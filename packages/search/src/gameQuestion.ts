import { foldText } from "./foldText.ts";
import { wantedWord, type WantedWord } from "./searchedText.ts";

/** Longest question that is read; the address of the overview holds no longer one either. */
const LONGEST_QUESTION = 80;
/** Words that are looked for one by one; what follows is part of the last. */
const MOST_WORDS = 6;

/** What a visitor typed, as it is looked for. */
export interface GameQuestion {
  readonly words: readonly WantedWord[];
  /** Everything written together: `guld feber` may be meant as one word. */
  readonly whole: WantedWord;
}

/** @returns undefined for a text without letters or digits, which asks for nothing. */
export function gameQuestion(text: string): GameQuestion | undefined {
  const folded = foldText(text.slice(0, LONGEST_QUESTION));
  if (folded === "") return undefined;
  const parts = folded.split(" ");
  const words = parts.slice(0, MOST_WORDS - 1);
  const rest = parts.slice(MOST_WORDS - 1).join("");
  if (rest !== "") words.push(rest);
  return { words: words.map(wantedWord), whole: wantedWord(parts.join("")) };
}
