import { shuffled, type RandomSource } from "../random/index.ts";
import { COLUMNS, type Plate } from "./plate.ts";

const numbersOf = ([first, last]: readonly [number, number]): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

const byValue = (one: number, other: number) => one - other;

/** A plate of full columns, each with `rows` of its numbers from top to bottom, without the cell of the free middle. */
function squarePlate(kind: "75" | "80", random: RandomSource): Plate {
  const size = COLUMNS[kind].length;
  const columns = COLUMNS[kind].map((range) =>
    shuffled(numbersOf(range), random).slice(0, size).sort(byValue),
  );
  const middle = kind === "75" ? (size - 1) / 2 : -1;
  const rows = Array.from({ length: size }, (_, row) =>
    columns.map((column, place) => (row === middle && place === middle ? undefined : column[row])),
  );
  return { kind, rows };
}

/** Composes a plate of 75 or 80 numbers. */
export const composePlate = (kind: "75" | "80", random: RandomSource): Plate => squarePlate(kind, random);

const PLATES_OF_STRIP = 6;
const ROWS = 3;
const NUMBERS_IN_ROW = 5;

/**
 * Deals `amount` among places that need some: each time to the place that needs most, ties by chance. With equal needs this
 * order never leaves a need that can no longer be met (Gale–Ryser).
 */
function deal(amount: number, needs: number[], most: number, random: RandomSource): number[] {
  const dealt = needs.map(() => 0);
  const order = shuffled(
    needs.map((_, place) => place),
    random,
  );
  for (let given = 0; given < amount; given += 1) {
    let best = -1;
    for (const place of order) {
      if ((dealt[place] ?? 0) >= most || (needs[place] ?? 0) <= 0) continue;
      if (best < 0 || (needs[place] ?? 0) > (needs[best] ?? 0)) best = place;
    }
    if (best < 0) throw new RangeError("There is no place left for a number.");
    dealt[best] = (dealt[best] ?? 0) + 1;
    needs[best] = (needs[best] ?? 0) - 1;
  }
  return dealt;
}

/** By column, how many numbers each of the six plates has: one to three of a column, fifteen in all. */
function countsOfStrip(random: RandomSource): number[][] {
  const columns = COLUMNS["90"];
  // Each plate has one number of each column at least; these are the others.
  const needs = Array.from({ length: PLATES_OF_STRIP }, () => ROWS * NUMBERS_IN_ROW - columns.length);
  const counts: number[][] = columns.map(() => []);
  for (const column of shuffled(
    columns.map((_, place) => place),
    random,
  )) {
    const range = columns[column] ?? [1, 0];
    const others = numbersOf(range).length - PLATES_OF_STRIP;
    counts[column] = deal(others, needs, ROWS - 1, random).map((more) => more + 1);
  }
  return counts;
}

/** Puts a plate's numbers into rows of five; within a column they grow downwards. */
function inRows(columns: readonly (readonly number[])[], random: RandomSource): Plate {
  const needs = Array.from({ length: ROWS }, () => NUMBERS_IN_ROW);
  const rows = Array.from({ length: ROWS }, () => columns.map((): number | undefined => undefined));
  const fullestFirst = shuffled(
    columns.map((_, column) => column),
    random,
  ).sort((one, other) => (columns[other]?.length ?? 0) - (columns[one]?.length ?? 0));
  for (const column of fullestFirst) {
    const numbers = [...(columns[column] ?? [])].sort(byValue);
    const isUsed = deal(numbers.length, needs, 1, random);
    rows.forEach((row, place) => {
      if (isUsed[place] === 1) row[column] = numbers.shift();
    });
  }
  return { kind: "90", rows };
}

/** Composes a strip of six plates, on which each number from 1 to 90 stands once. */
export function composeStrip(random: RandomSource): Plate[] {
  const counts = countsOfStrip(random);
  const numbers = COLUMNS["90"].map((range) => shuffled(numbersOf(range), random));
  return Array.from({ length: PLATES_OF_STRIP }, (_, plate) =>
    inRows(
      numbers.map((column, place) => column.splice(0, counts[place]?.[plate] ?? 0)),
      random,
    ),
  );
}
