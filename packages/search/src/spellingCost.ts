import { CODES, codeOf, codesOf } from "./letterCodes.ts";

/** Cost of one ordinary slip: a wrong, missing or additional letter. All other costs are parts of it. */
export const SLIP = 10;
/** Two neighbouring letters swapped. */
export const SWAP = 8;
/** A letter written once where two words meet that end and begin with it. */
export const DOUBLED = 3;
/** A letter that sounds like the right one. */
const SOUNDS_ALIKE = 6;
/** A letter one does not hear, e.g. the d of `guld` or the h of `hvid`. */
const SILENT = 7;
/** The cheapest that a letter found nowhere in the text can cost. */
export const CHEAPEST_STRANGER = SOUNDS_ALIKE;

/** Letters that Danish and English spelling mixes up. */
const ALIKE = ["aeiouy", "ckgqx", "csz", "vwfu", "dt", "bp", "ijy", "mn"];
const SILENT_LETTERS = "dghe";

/** Cost of reading one letter for another, at `written * CODES + meant`. */
export const SUBSTITUTION = new Uint8Array(CODES * CODES).fill(SLIP);
for (let code = 0; code < CODES; code++) SUBSTITUTION[code * CODES + code] = 0;
for (const group of ALIKE) {
  for (const one of codesOf(group)) {
    for (const other of codesOf(group)) if (one !== other) SUBSTITUTION[one * CODES + other] = SOUNDS_ALIKE;
  }
}

/** Cost of a letter that one side has and the other has not, by code. */
const GAP = new Uint8Array(CODES).fill(SLIP);
for (const letter of SILENT_LETTERS) GAP[codeOf(letter.charCodeAt(0))] = SILENT;

/** Cost of a letter that one side has and the other has not, after `neighbour` on the side that has it. */
export const gap = (letter: number, neighbour: number): number =>
  letter === neighbour ? DOUBLED : (GAP[letter] ?? SLIP);

/**
 * What the slips in a word of this many letters may cost together: short words must be right, since every wrong one
 * is another word.
 */
export function budgetOf(length: number): number {
  if (length <= 2) return 2;
  if (length === 3) return 10;
  if (length === 4) return 13;
  if (length <= 6) return 18;
  if (length <= 9) return 22;
  return 30;
}
