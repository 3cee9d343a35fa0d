import { CODES, codesOf, letterBit } from "./letterCodes.ts";

/** Cost of one ordinary slip: a wrong, missing or additional letter. All other costs are parts of it. */
export const SLIP = 10;
/** Two neighbouring letters swapped. */
export const SWAP = 8;
/** A letter that sounds like the right one. */
const SOUNDS_ALIKE = 6;
/** A letter one does not hear, e.g. the d of `guld` or the h of `hvid`. */
const SILENT = 7;
/** The cheapest that a letter of the word with no place in the text can cost. */
export const CHEAPEST_GAP = SILENT;

/** Letters that Danish and English spelling mixes up. */
const ALIKE = ["aeiouy", "ckgqx", "csz", "vwfu", "dt", "bp", "ijy", "mn"];
const SILENT_LETTERS = "dghe";

/** Cost of reading one letter for another, at `written * CODES + meant`. */
export const SUBSTITUTION = new Uint8Array(CODES * CODES).fill(SLIP);
/** Cost of a letter that one side has and the other has not, by code. */
export const GAP = new Uint8Array(CODES).fill(SLIP);
/** By code, the letters that sound like it, as bits. */
const alikeBits = new Int32Array(CODES);

for (let code = 0; code < CODES; code++) SUBSTITUTION[code * CODES + code] = 0;
for (const group of ALIKE.map(codesOf)) {
  for (const one of group) {
    for (const other of group) {
      if (one !== other) SUBSTITUTION[one * CODES + other] = SOUNDS_ALIKE;
      alikeBits[one] = (alikeBits[one] ?? 0) | letterBit(other);
    }
  }
}
for (const code of codesOf(SILENT_LETTERS)) GAP[code] = SILENT;

/** The least that a letter of a word can cost in a text without it, of which only the set of letters is known. */
export function strangerCost(code: number, present: number): number {
  return ((alikeBits[code] ?? 0) & present) === 0 ? (GAP[code] ?? SLIP) : SOUNDS_ALIKE;
}

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
  return 28;
}
