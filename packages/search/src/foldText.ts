/** Letters that Unicode does not decompose. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  œ: "o",
  ß: "s",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
};

const MARK = /\p{M}/u;
const APOSTROPHE = /['’‘`´]/;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/** A folded text with a mapping to the original. */
export interface FoldedText {
  /** Folded words, separated by single spaces. */
  readonly text: string;
  /** For each code unit of `text`, its start and end in the original. */
  readonly origins: readonly (readonly [start: number, end: number])[];
}

const PLAIN = /^[a-z0-9]$/;

function lettersOf(character: string): string {
  // Nearly all of an index is plain letters, which skip the costly steps.
  if (PLAIN.test(character)) return character;
  let letters = "";
  for (const part of character.toLowerCase().normalize("NFD")) {
    if (!MARK.test(part)) letters += SPELT_OUT[part] ?? part;
  }
  return letters;
}

/** Like {@link foldText}, with places in the original, e.g. to mark a match. */
export function foldWithOrigins(original: string): FoldedText {
  let text = "";
  const origins: [number, number][] = [];
  let position = 0;
  let isApart = false;
  for (const character of original) {
    const start = position;
    position += character.length;
    const letters = lettersOf(character);
    // A lone accent or an apostrophe belongs to its word.
    if (letters === "" || APOSTROPHE.test(character)) {
      const last = origins.at(-1);
      if (last && !isApart && letters === "") last[1] = position;
      continue;
    }
    for (const letter of letters) {
      const isDigit = DIGIT.test(letter);
      if (!isDigit && !LETTER.test(letter)) {
        isApart = true;
        continue;
      }
      const before = isApart ? undefined : text.at(-1);
      const last = origins.at(-1);
      if (last && ((before === letter && !isDigit) || (before === "o" && letter === "e"))) {
        last[1] = position;
        continue;
      }
      if (isApart && text !== "") {
        text += " ";
        origins.push([start, start]);
      }
      isApart = false;
      text += letter;
      for (let unit = 0; unit < letter.length; unit++) origins.push([start, position]);
    }
  }
  return { text, origins };
}

/**
 * Normalises text for search: removes case, accents, apostrophes and doubled letters; `æ` becomes `ae`, `ø` and `oe`
 * become `o`, `å` and `aa` become `a`; other punctuation separates words. Both sides of a comparison must be folded.
 *
 * @returns words separated by single spaces, e.g. `sledge ember` for `Sledge & Ember`.
 */
export function foldText(original: string): string {
  return foldWithOrigins(original).text;
}
