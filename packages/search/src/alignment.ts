import { CODES, SPACE } from "./letterCodes.ts";
import { GAP, SUBSTITUTION, SWAP } from "./spellingCost.ts";

/** A folded text with its letters as codes. */
export interface CodedText {
  readonly text: string;
  readonly codes: Uint8Array;
}

/** Where a word was found in a folded text, and how well. */
export interface Alignment {
  /** 0 for the same word; see `spellingCost`. */
  readonly cost: number;
  /** Range in the text. */
  readonly start: number;
  readonly end: number;
}

/** Longest word that is compared. */
export const LONGEST_WORD = 40;

/** The match begins inside a word, as `klokken` in `Frostklokken`. */
const INSIDE = 8;
/** The first letter is rarely wrong. */
const FIRST_LETTER = 3;
/** The match ends before the text does: more of it may come as one types. */
const MORE_WORDS = 1;
const MORE_LETTERS = 2;
/** A word that stands at the start of another, letter for letter, costs no more. */
export const AS_TYPED = MORE_LETTERS;
/** Written together instead of apart. */
const JOINED = 1;
const NEVER = 255;
/** Shorter words are not looked for inside others when they are misspelt. */
const SHORTEST_INSIDE = 5;

/** Costs of reading the first i letters of the word up to one place in the text, and where each reading began. */
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
/** Working memory of one synchronous call, kept because a keystroke makes thousands of them. */
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
 * Finds a word in a text: the cheapest way to read some part of the text as that word, by Damerau's edits (Sellers'
 * algorithm: free to begin and to end anywhere; with Ukkonen's cut-off).
 *
 * @param word folded, without spaces, at most `LONGEST_WORD` letters
 * @param budget what the alignment may cost
 */
export function align(word: CodedText, searched: CodedText, budget: number): Alignment | undefined {
  const exact = exactAlignment(word.text, searched, budget);
  // No slip is cheap enough, or none can be cheaper.
  if (budget <= AS_TYPED || (exact && exact.cost <= AS_TYPED)) return exact;
  return cheapest(word.codes, searched, exact ? exact.cost - 1 : budget) ?? exact;
}

/**
 * What it costs to begin at a place. Inside a word only a word of some length is looked for, and there its first letter
 * must be right: nearly all places are out of the question at once.
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
    // A letter too many in the word.
    let best = above + (GAP[written] ?? 0) + first;
    if (i > reach && best > limit) break;
    let from = aboveStart;
    if (i <= previous.last) {
      // A letter too few.
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
