import type { Bilingual } from "./seedGame.ts";

/** A text in both languages, Danish first. */
export type Pair = readonly [da: string, en: string];
/** Words for the places of a sentence, by place name. */
export type Words = Readonly<Record<string, Pair>>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a word after `before` opens a sentence; `kr.` and `pr.` are abbreviations, not ends. */
const opensSentence = (before: string) =>
  before === "" || (/[.!?] $/.test(before) && !/\b[kp]r\. $/.test(before));

function fill(sentence: string, words: Words, language: 0 | 1): string {
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, place: string, offset: number) => {
    const word = words[place];
    if (!word) throw new Error(`There is no word for "{${place}}" in "${sentence}".`);
    return opensSentence(sentence.slice(0, offset)) ? capital(word[language]) : word[language];
  });
  // An amount ends in "kr.", so a full stop after it is already there.
  return filled.replaceAll("kr..", "kr.");
}

/** Fills `{places}` in a sentence of both languages. */
export const fillWords = ([da, en]: Pair, words: Words): Bilingual => ({
  da: fill(da, words, 0),
  en: fill(en, words, 1),
});
