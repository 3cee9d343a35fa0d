import { CODES, SPACE } from "./letterCodes.ts";
import { GAP, SUBSTITUTION, SWAP } from "./spellingCost.ts";

/** A folded text and its letter codes. */
export interface CodedText {
  readonly text: string;
  readonly codes: Uint8Array;
}

/** The place of a word in a folded text, and the cost of the match. */
export interface Alignment {
  /** 0 for the same word; see `spellingCost`. */
  readonly cost: number;
  /** Range in the text. */
  readonly start: number;
  readonly end: number;
}

/** Longest word to compare, in letters. */
export const LONGEST_WORD = 40;

/** The match begins inside a word, like `klokken` in `Frostklokken`. */
const INSIDE = 8;
/** The first letter is rarely wrong. */
const FIRST_LETTER = 3;
/** The match ends before the text does; the visitor may still be typing. */
const MORE_WORDS = 1;
const MORE_LETTERS = 2;
/** Highest cost of a word that begins another one exactly. */
export const AS_TYPED = MORE_LETTERS;
/** Two words written as one. */
const JOINED = 1;
const NEVER = 255;
/** Shorter words, if misspelt, are not searched for inside others. */
const SHORTEST_INSIDE = 5;

/** Costs of matching the first i letters of the word up to one place in the text, and the start of each match. */
interface Column {
  readonly cost: Uint8Array;
  readonly start: Uint16Array;
  /** Last i whose cost is within the limit; costs up to i + 2 are set. */
  last: number;
}

const column = (): Column => ({
  cost: new Uint8Array(LONGEST_WORD + 3),
  start: new Uint16Array(LONGEST_WORD + 3),
  last: 0,
});
/** Working memory of one synchronous call, reused because a keystroke makes thousands of calls. */
const columns = [column(), column(), column()] as const;

const endCost = ({ codes }: CodedText, end: number) =>
  end === codes.length ? 0 : codes[end] === SPACE ? MORE_WORDS : MORE_LETTERS;

const startCost = (codes: Uint8Array, start: number) =>
  start === 0 || codes[start - 1] === SPACE ? 0 : INSIDE;

function exactAlignment(word: string, searched: CodedText, budget: number): Alignment | undefined {
  let best: Alignment | undefined;
  const { text, codes } = searched;
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    const cost = startCost(codes, start) + endCost(searched, end);
    if (cost <= budget && cost < (best?.cost ?? NEVER)) best = { cost, start, end };
  }
  return best;
}

/**
 * Finds the part of a text that matches a word at the lowest cost, with Damerau's edits (Sellers' algorithm, which may
 * begin and end anywhere, with Ukkonen's cut-off).
 *
 * @param word folded, without spaces, at most `LONGEST_WORD` letters
 * @param budget highest cost allowed
 */
export function align(word: CodedText, searched: CodedText, budget: number): Alignment | undefined {
  const exact = exactAlignment(word.text, searched, budget);
  // The budget allows no slip, or the match is exact.
  if (budget <= AS_TYPED || (exact && exact.cost <= AS_TYPED)) return exact;
  return cheapest(word.codes, searched, exact ? exact.cost - 1 : budget) ?? exact;
}

/**
 * The cost of beginning at a place. Inside a word, only longer words are searched for, and their first letter must be
 * right: this rules out nearly all places at once.
 */
function openingCost(word: Uint8Array, codes: Uint8Array, place: number): number {
  if (place === 0 || codes[place - 1] === SPACE) return 0;
  return word.length >= SHORTEST_INSIDE && codes[place] === word[0] ? INSIDE : NEVER;
}

function cheapest(word: Uint8Array, searched: CodedText, budget: number): Alignment | undefined {
  const { codes } = searched;
  let best: Alignment | undefined;
  let limit = budget;
  let [current, previous, older] = columns;
  previous.last = older.last = -1;
  for (let place = 0; place <= codes.length; place++) {
    const opening = openingCost(word, codes, place);
    if (opening === NEVER && previous.last < 0 && older.last < 0) continue;
    current.cost[0] = opening;
    current.start[0] = place;
    fillColumn(word, codes, place, limit, current, previous, older);
    if (current.last === word.length) {
      const cost = (current.cost[word.length] ?? NEVER) + endCost(searched, place);
      if (cost <= limit) {
        best = { cost, start: current.start[word.length] ?? 0, end: place };
        limit = cost - 1;
        if (limit < 0) break;
      }
    }
    const spare = older;
    older = previous;
    previous = current;
    current = spare;
  }
  return best;
}

function fillColumn(
  word: Uint8Array,
  codes: Uint8Array,
  place: number,
  limit: number,
  current: Column,
  previous: Column,
  older: Column,
): void {
  const { cost, start } = current;
  const meant = place > 0 ? (codes[place - 1] ?? SPACE) : SPACE;
  const meantBefore = place > 1 ? (codes[place - 2] ?? SPACE) : SPACE;
  const skip = meant === SPACE ? JOINED : (GAP[meant] ?? 0);
  const readable = meant === SPACE ? -1 : previous.last + 1;
  const swappable = meant === SPACE ? -1 : older.last + 2;
  const reach = Math.max(previous.last + 1, swappable);
  let above = cost[0] ?? NEVER;
  let aboveStart = place;
  let last = above <= limit ? 0 : -1;
  let written = SPACE;
  let first = FIRST_LETTER;
  for (let i = 1; i <= word.length; i++) {
    const writtenBefore = written;
    written = word[i - 1] ?? SPACE;
    // The word has an extra letter.
    let best = above + (GAP[written] ?? 0) + first;
    if (i > reach && best > limit) break;
    let from = aboveStart;
    if (i <= previous.last) {
      // The word lacks a letter.
      const skipped = (previous.cost[i] ?? NEVER) + skip;
      if (skipped < best) {
        best = skipped;
        from = previous.start[i] ?? 0;
      }
    }
    if (i <= readable) {
      const step = written === meant ? 0 : (SUBSTITUTION[written * CODES + meant] ?? 0) + first;
      const read = (previous.cost[i - 1] ?? NEVER) + step;
      if (read <= best) {
        best = read;
        from = previous.start[i - 1] ?? 0;
      }
    }
    if (written === meantBefore && writtenBefore === meant && i > 1 && i <= swappable) {
      const swapped = (older.cost[i - 2] ?? NEVER) + SWAP + (i === 2 ? FIRST_LETTER : 0);
      if (swapped < best) {
        best = swapped;
        from = older.start[i - 2] ?? 0;
      }
    }
    if (best <= limit) last = i;
    else best = NEVER;
    cost[i] = above = best;
    start[i] = aboveStart = from;
    first = 0;
  }
  current.last = last;
}
