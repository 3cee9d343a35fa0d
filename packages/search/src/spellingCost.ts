import { CODES, codesOf, letterBit } from "./letterCodes.ts";

/** Cost of one ordinary slip: a wrong, missing or additional letter. All other costs are parts of it. */
export const SLIP = 10;
/** Two neighbouring letters swapped. */
export const SWAP = 8;
/** A letter that sounds like the right one. */
const SOUNDS_ALIKE = 6;
/** A silent letter, e.g. the d of `guld` or the h of `hvid`. */
const SILENT = 7;
/** The lowest cost of a letter of the word that the text lacks. */
export const CHEAPEST_GAP = SILENT;

/** Letters that Danish and English spelling mixes up. */
const ALIKE = ["aeiouy", "ckgqx", "csz", "vwfu", "dt", "bp", "ijy", "mn"];
const SILENT_LETTERS = "dghe";

/** Cost of matching one letter with another, at `written * CODES + meant`. */
export const SUBSTITUTION = new Uint8Array(CODES * CODES).fill(SLIP);
/** Cost of a letter that only one side has, by code. */
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

/** The lowest cost of a letter in a text without it, if only the text's set of letters is known. */
export function strangerCost(code: number, present: number): number {
  return ((alikeBits[code] ?? 0) & present) === 0 ? (GAP[code] ?? SLIP) : SOUNDS_ALIKE;
}

/**
 * Highest total cost of the slips in a word with this many letters. Short words must be right, because a slip makes
 * another word of them.
 */
export function budgetOf(length: number): number {
  if (length <= 2) return 2;
  if (length === 3) return 10;
  if (length === 4) return 13;
  if (length <= 6) return 18;
  if (length <= 9) return 22;
  return 28;
}
