import type { Locale } from "@spilhus/contracts";
import { QUICK_PHRASES } from "./words.ts";

/** The greetings to choose from. */
export const phrasesIn = (locale: Locale): readonly string[] => QUICK_PHRASES.map((phrase) => phrase[locale]);

/** A text in the reader's language, if it is one of the greetings in any language. */
export function readPhrase(text: string, locale: Locale): string {
  const found = QUICK_PHRASES.find((phrase) => Object.values(phrase).includes(text));
  return found?.[locale] ?? text;
}
