import { forEachLocale, type Localised } from "@spilhus/contracts";

/** Words for the placeholders of a text, by placeholder name. */
export type Words = Readonly<Record<string, Localised>>;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a word after `before` opens a sentence; `kr.` and `pr.` are abbreviations, not ends. */
const opensSentence = (before: string) =>
  before === "" || (/[.!?] $/.test(before) && !/\b[kp]r\. $/.test(before));

function fillIn(locale: keyof Localised, text: string, words: Words): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, placeholder: string, offset: number) => {
    const word = words[placeholder]?.[locale];
    if (word === undefined) throw new Error(`There is no word for "{${placeholder}}" in "${text}".`);
    return opensSentence(text.slice(0, offset)) ? capitalise(word) : word;
  });
  // An amount ends in "kr.", so a full stop after it is already there.
  return filled.replaceAll("kr..", "kr.");
}

/** Replaces the `{placeholders}` of a text in every locale. */
export const fillText = (text: Localised, words: Words): Localised =>
  forEachLocale((locale) => fillIn(locale, text[locale], words));
