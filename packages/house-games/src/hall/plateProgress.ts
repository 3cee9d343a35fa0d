import type { RoomPlate, RoomPlateKind, RoundPattern } from "@spilhus/contracts/bingo";
import { numbersToGo, type Plate, PATTERNS, type PlateKind } from "@spilhus/game-math";

const KINDS = { "5x5-75": "75", "4x4-80": "80", "3x9-90": "90" } as const satisfies Record<
  RoomPlateKind,
  PlateKind
>;

/** How many numbers a room calls at most. */
export const BALLS_OF = { "5x5-75": 75, "4x4-80": 80, "3x9-90": 90 } as const satisfies Record<
  RoomPlateKind,
  number
>;

const plateOf = ({ rows }: RoomPlate, kind: RoomPlateKind): Plate => ({
  kind: KINDS[kind],
  rows: rows.map((row) => row.map((cell) => cell ?? undefined)),
});

/** The prizes of a kind of plate, in the order in which they are played for. */
export const patternsOf = (kind: RoomPlateKind): readonly RoundPattern[] => PATTERNS[KINDS[kind]];

/** A plate, and how far it is. */
export interface PlateProgress {
  readonly plate: RoomPlate;
  /** Numbers that the plate still needs for the current prize. */
  readonly toGo: number;
}

/**
 * The player's plates, the one that needs fewest numbers first; plates that need the same stay in the order of their numbers.
 *
 * @param pattern the prize that is played for now; nothing when all are won
 */
export function sortPlates(
  plates: readonly RoomPlate[],
  kind: RoomPlateKind,
  pattern: RoundPattern | undefined,
  called: ReadonlySet<number>,
): readonly PlateProgress[] {
  return plates
    .map((plate) => ({
      plate,
      toGo: numbersToGo(plateOf(plate, kind), pattern ?? "full-plate", called),
    }))
    .toSorted((one, other) => one.toGo - other.toGo || one.plate.no - other.plate.no);
}
