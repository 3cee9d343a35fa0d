/**
 * Kinds of plates: `75` has five columns of fifteen numbers and a free middle, `80` four columns of twenty, `90` nine columns of
 * ten with five numbers in each of its three rows. No other kind may be sold (J.A.11.1.2).
 */
export type PlateKind = "75" | "80" | "90";

/** A plate by rows from top to bottom. An empty cell has no number; the free middle of a `75` plate is empty too. */
export interface Plate {
  readonly kind: PlateKind;
  readonly rows: readonly (readonly (number | undefined)[])[];
}

/** How many numbers are called at most: they go from 1 to it. */
export const BALLS: Readonly<Record<PlateKind, number>> = { "75": 75, "80": 80, "90": 90 };

/** How many numbers a plate has. */
export const NUMBERS_ON_PLATE: Readonly<Record<PlateKind, number>> = { "75": 24, "80": 16, "90": 15 };

/** First and last number of each column. */
export const COLUMNS: Readonly<Record<PlateKind, readonly (readonly [first: number, last: number])[]>> = {
  "75": [0, 1, 2, 3, 4].map((column) => [column * 15 + 1, column * 15 + 15]),
  "80": [0, 1, 2, 3].map((column) => [column * 20 + 1, column * 20 + 20]),
  "90": [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) => [
    column === 0 ? 1 : column * 10,
    column === 8 ? 90 : column * 10 + 9,
  ]),
};

/** The numbers of a plate, row by row. */
export const numbersOn = ({ rows }: Plate): number[] =>
  rows.flatMap((row) => row.filter((cell) => cell !== undefined));
