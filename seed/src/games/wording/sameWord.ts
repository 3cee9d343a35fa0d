import { forEachLocale, type Localised } from "../definition/localised.ts";

/** A word that is the same in every locale, such as a name or a small number. */
export const sameWord = (word: string | number): Localised => forEachLocale(() => String(word));
