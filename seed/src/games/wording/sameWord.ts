import { forEachLocale, type Localised } from "@spilhus/contracts";

/** A word that is the same in every locale, such as a name or a small number. */
export const sameWord = (word: string | number): Localised => forEachLocale(() => String(word));
