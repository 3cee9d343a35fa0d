import type { Plate, PlateKind } from "./plate.ts";

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

/** A place on a plate. */
type Place = readonly [row: number, column: number];

/** Groups of places, and how many of these groups must be complete. */
interface Goal {
  readonly groups: readonly (readonly Place[])[];
  readonly complete: 1 | 2;
}

const SIZES = { "75": [5, 5], "80": [4, 4], "90": [3, 9] } as const satisfies Record<
  PlateKind,
  readonly [rows: number, columns: number]
>;

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

/** What each pattern of a kind asks for, worked out once: a round looks at every plate that was sold. */
function goalsOf(kind: PlateKind): ReadonlyMap<Pattern, Goal> {
  const [height, width] = SIZES[kind];
  const rows = upTo(height).map((row) => upTo(width).map((column): Place => [row, column]));
  const columns = upTo(width).map((column) => upTo(height).map((row): Place => [row, column]));
  const diagonals = [
    upTo(height).map((row): Place => [row, row]),
    upTo(height).map((row): Place => [row, width - 1 - row]),
  ];
  const goals: Readonly<Record<Pattern, Goal>> = {
    "one-row": { groups: rows, complete: 1 },
    "two-rows": { groups: rows, complete: 2 },
    line: { groups: [...rows, ...columns, ...(kind === "75" ? diagonals : [])], complete: 1 },
    "full-plate": { groups: [rows.flat()], complete: 1 },
  };
  return new Map(PATTERNS[kind].map((pattern) => [pattern, goals[pattern]]));
}

const GOALS = { "75": goalsOf("75"), "80": goalsOf("80"), "90": goalsOf("90") } as const;

function goalOf({ kind }: Plate, pattern: Pattern): Goal {
  const goal = GOALS[kind].get(pattern);
  if (goal) return goal;
  throw new RangeError(`A plate of ${kind} numbers is not played for ${pattern}.`);
}

/** The smallest figure of the groups, or the second smallest where two groups must be complete. Without a list, for speed. */
function nearest({ groups, complete }: Goal, figureOf: (group: readonly Place[]) => number): number {
  let first = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const figure = figureOf(group);
    if (figure < first) {
      second = first;
      first = figure;
    } else if (figure < second) second = figure;
  }
  return complete === 1 ? first : second;
}

/**
 * The ball with which a plate has a pattern, counted from 1.
 *
 * @param placeOf by number, the ball with which it is called, counted from 1
 * @throws {RangeError} for a pattern that the kind of plate is not played for
 */
export function reachedWith(plate: Plate, pattern: Pattern, placeOf: (number: number) => number): number {
  const { rows } = plate;
  return nearest(goalOf(plate, pattern), (group) => {
    let end = 0;
    for (const place of group) {
      // No pattern on the left: taking a pair apart costs more than all the rest.
      const cell = rows[place[0]]?.[place[1]];
      if (cell !== undefined) end = Math.max(end, placeOf(cell));
    }
    return end;
  });
}

/** How many numbers a plate still needs for a pattern; 0 when it has it. */
export function numbersToGo(plate: Plate, pattern: Pattern, called: ReadonlySet<number>): number {
  const { groups, complete } = goalOf(plate, pattern);
  const missing = groups.map((group) => {
    const cells = group.map(([row, column]) => plate.rows[row]?.[column]);
    return cells.filter((cell) => cell !== undefined && !called.has(cell)).length;
  });
  return missing
    .sort((one, other) => one - other)
    .slice(0, complete)
    .reduce((sum, count) => sum + count, 0);
}
