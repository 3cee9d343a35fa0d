import { numbersOn, type Plate, type PlateKind } from "./plate.ts";

/**
 * What is played for:
 * - `one-row`, `two-rows`: complete rows of a `90` plate
 * - `line`: a row or column, on a `75` plate a diagonal too
 * - `full-plate`: every number
 */
export type Pattern = "one-row" | "two-rows" | "line" | "full-plate";

/** The patterns of each kind, in the order in which they are played for. */
export const PATTERNS: Readonly<Record<PlateKind, readonly Pattern[]>> = {
  "75": ["line", "full-plate"],
  "80": ["line", "full-plate"],
  "90": ["one-row", "two-rows", "full-plate"],
};

const isNumber = (cell: number | undefined): cell is number => cell !== undefined;
const rowsOf = ({ rows }: Plate): number[][] => rows.map((row) => row.filter(isNumber));

/** Rows, columns and, on a `75` plate, diagonals. */
function linesOf(plate: Plate): number[][] {
  const { rows, kind } = plate;
  const columns = rows.map((_, column) => rows.map((row) => row[column]).filter(isNumber));
  const diagonals = [
    rows.map((row, place) => row[place]).filter(isNumber),
    rows.map((row, place) => row[row.length - 1 - place]).filter(isNumber),
  ];
  return [...rowsOf(plate), ...columns, ...(kind === "75" ? diagonals : [])];
}

/** Groups of numbers, and how many of these groups must be complete. */
interface Goal {
  readonly groups: readonly (readonly number[])[];
  readonly complete: number;
}

function goalOf(plate: Plate, pattern: Pattern): Goal {
  if (!PATTERNS[plate.kind].includes(pattern)) {
    throw new RangeError(`A plate of ${plate.kind} numbers is not played for ${pattern}.`);
  }
  switch (pattern) {
    case "one-row":
      return { groups: rowsOf(plate), complete: 1 };
    case "two-rows":
      return { groups: rowsOf(plate), complete: 2 };
    case "line":
      return { groups: linesOf(plate), complete: 1 };
    case "full-plate":
      return { groups: [numbersOn(plate)], complete: 1 };
  }
}

const byValue = (one: number, other: number) => one - other;

/**
 * The ball with which a plate has a pattern, counted from 1.
 *
 * @param placeOf by number, the ball with which it is called, counted from 1
 * @throws {RangeError} for a pattern that the kind of plate is not played for
 */
export function reachedWith(plate: Plate, pattern: Pattern, placeOf: (number: number) => number): number {
  const { groups, complete } = goalOf(plate, pattern);
  const ends = groups.map((numbers) => Math.max(...numbers.map(placeOf))).sort(byValue);
  return ends[complete - 1] ?? Number.POSITIVE_INFINITY;
}

/** How many numbers a plate still needs for a pattern; 0 when it has it. */
export function numbersToGo(plate: Plate, pattern: Pattern, called: ReadonlySet<number>): number {
  const { groups, complete } = goalOf(plate, pattern);
  const missing = groups.map((numbers) => numbers.filter((number) => !called.has(number)).length);
  return missing
    .sort(byValue)
    .slice(0, complete)
    .reduce((sum, count) => sum + count, 0);
}
