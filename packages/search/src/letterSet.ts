import { letterBit } from "./letterCodes.ts";
import { strangerCost } from "./spellingCost.ts";

/** The letters of a coded text as bits. */
export function letterSet(codes: Uint8Array): number {
  let set = 0;
  for (const code of codes) set |= letterBit(code);
  return set;
}

/**
 * Whether a word may be in a text, by the text's set of letters only: most texts lack so many of a word's letters that
 * they need no comparison.
 *
 * @param distinct the word's letters, each once
 * @param wanted the same as bits
 */
export function mayHold(distinct: Uint8Array, wanted: number, present: number, budget: number): boolean {
  if ((wanted & ~present) === 0) return true;
  let cost = 0;
  for (const code of distinct) {
    if ((letterBit(code) & present) === 0) cost += strangerCost(code, present);
    if (cost > budget) return false;
  }
  return true;
}
