const A = 97;
const ZERO = 48;

/**
 * The letters of a folded text as bits: a to z each their own, digits in pairs, everything else together. A word can
 * hardly be in a text that lacks several of its letters, and asking that costs two operations.
 */
export function letterSet(text: string): number {
  let set = 0;
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code >= A && code < A + 26) set |= 1 << (code - A);
    else if (code >= ZERO && code < ZERO + 10) set |= 1 << (26 + ((code - ZERO) >> 1));
    else if (code > 127) set |= 1 << 31;
  }
  return set;
}

/** How many letters of the first set are not in the second. */
export function missingLetters(wanted: number, present: number): number {
  let rest = wanted & ~present;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
