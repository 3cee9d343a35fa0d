import { characters } from "./password.ts";
import type { Rule } from "./problem.ts";

/** What no-special-characters rejects, character by character (R5.05). */
export const SPECIAL_CHARACTERS = '!"#€%&(){}_=?/[]`´.,*@º¨:;^';

/** At least `min` characters (R5.05). */
export const minLength =
  (min: number): Rule =>
  (value) =>
    characters(value) < min ? { id: "tooShort", values: { min } } : undefined;

/** From `min` to `max` characters, both included (R5.05). */
export const lengthBetween =
  (min: number, max: number): Rule =>
  (value) => {
    const length = characters(value);
    return length < min || length > max ? { id: "lengthBetween", values: { min, max } } : undefined;
  };

/** No digit of any script (R5.05). */
export const noDigits: Rule = (value) => (/\p{Nd}/u.test(value) ? { id: "noDigits" } : undefined);

/** None of {@link SPECIAL_CHARACTERS} (R5.05). */
export const noSpecialCharacters: Rule = (value) =>
  [...value].some((character) => SPECIAL_CHARACTERS.includes(character))
    ? { id: "noSpecialCharacters" }
    : undefined;
