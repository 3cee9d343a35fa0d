import { randomInt } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffled, type RandomSource } from "../random/index.ts";
import {
  BALLS,
  COLUMNS,
  composePlate,
  composeStrip,
  findWinners,
  NUMBERS_ON_PLATE,
  numbersOn,
  numbersToGo,
  PATTERNS,
  type Plate,
  type PlateKind,
  reachedWith,
} from "./index.ts";

const secure: RandomSource = { below: (bound) => randomInt(bound) };
const KINDS = ["75", "80", "90"] as const;
const composed = (kind: PlateKind): Plate => {
  const [plate] = kind === "90" ? composeStrip(secure) : [composePlate(kind, secure)];
  if (!plate) throw new Error("A strip has six plates.");
  return plate;
};
const orderOf = (kind: PlateKind) =>
  shuffled(
    Array.from({ length: BALLS[kind] }, (_, index) => index + 1),
    secure,
  );
/** Any draws at all, as a source. */
const anySource = fc
  .infiniteStream(fc.nat())
  .map((draws): RandomSource => ({ below: (bound) => (draws.next().value ?? 0) % bound }));
const columnsOf = ({ rows }: Plate) =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]).filter((cell) => cell !== undefined));

/** What is wrong with a plate. */
function faultsOf(plate: Plate): string[] {
  const numbers = numbersOn(plate);
  return [
    ...(new Set(numbers).size === NUMBERS_ON_PLATE[plate.kind] &&
    numbers.length === NUMBERS_ON_PLATE[plate.kind]
      ? []
      : [`${numbers.length} numbers`]),
    ...columnsOf(plate).flatMap((column, place) => {
      const [first, last] = COLUMNS[plate.kind][place] ?? [1, 0];
      return [
        ...(column.length === 0 ? [`column ${place} is empty`] : []),
        ...(column.every((number) => number >= first && number <= last)
          ? []
          : [`column ${place} has a stranger`]),
        ...(column.every((number, row) => row === 0 || number > (column[row - 1] ?? 0))
          ? []
          : [`column ${place} is not in order`]),
      ];
    }),
    ...(plate.kind === "90" && plate.rows.some((row) => row.filter((cell) => cell !== undefined).length !== 5)
      ? ["a row without five numbers"]
      : []),
  ];
}

describe("plates", () => {
  it.each(["75", "80"] as const)("of %s numbers are composed by their rules, whatever is drawn", (kind) => {
    fc.assert(
      fc.property(anySource, (random) => {
        expect(faultsOf(composePlate(kind, random))).toEqual([]);
      }),
    );
  });

  it("of a strip have each number from 1 to 90 once, whatever is drawn", () => {
    fc.assert(
      fc.property(anySource, (random) => {
        const strip = composeStrip(random);
        expect(strip.flatMap(faultsOf)).toEqual([]);
        expect(strip.flatMap(numbersOn).sort((one, other) => one - other)).toEqual(
          Array.from({ length: 90 }, (_, index) => index + 1),
        );
      }),
    );
  });

  it("have their free middle on a plate of 75 numbers", () => {
    expect(composed("75").rows[2]?.[2]).toBeUndefined();
  });
});

/** The state after each ball, found by calling one after the other: slow and plain. */
function calledOut(plate: Plate, order: readonly number[]) {
  const called = new Set<number>();
  const has = (numbers: readonly (number | undefined)[]) =>
    numbers.every((cell) => cell === undefined || called.has(cell));
  const size = plate.rows.length;
  const lines = [
    ...plate.rows,
    ...plate.rows.map((_, column) => plate.rows.map((row) => row[column])),
    ...(plate.kind === "75"
      ? [plate.rows.map((row, place) => row[place]), plate.rows.map((row, place) => row[size - 1 - place])]
      : []),
  ];
  const reached = new Map<string, number>();
  order.forEach((number, index) => {
    called.add(number);
    const rows = plate.rows.filter(has).length;
    const holds = {
      "one-row": rows >= 1,
      "two-rows": rows >= 2,
      line: lines.some(has),
      "full-plate": has(plate.rows.flat()),
    };
    for (const [pattern, isThere] of Object.entries(holds)) {
      if (isThere && !reached.has(pattern)) reached.set(pattern, index + 1);
    }
  });
  return reached;
}

describe.each(KINDS)("a round of %s", (kind) => {
  it("finds for every pattern the ball that calling one by one finds", () => {
    for (let round = 0; round < 50; round += 1) {
      const [plate, order] = [composed(kind), orderOf(kind)];
      const expected = calledOut(plate, order);
      for (const pattern of PATTERNS[kind]) {
        const ball = reachedWith(plate, pattern, (number) => order.indexOf(number) + 1);
        expect(ball).toBe(expected.get(pattern));
        expect(numbersToGo(plate, pattern, new Set(order.slice(0, ball)))).toBe(0);
        expect(numbersToGo(plate, pattern, new Set(order.slice(0, ball - 1)))).toBe(1);
      }
    }
  });

  it("fills one plate after k(N + 1)/(k + 1) balls in the mean", () => {
    const [balls, numbers, rounds] = [BALLS[kind], NUMBERS_ON_PLATE[kind], 4_000];
    const mean = (numbers * (balls + 1)) / (numbers + 1);
    // Variance of the largest of k places among N.
    const variance = (numbers * (balls + 1) * (balls - numbers)) / ((numbers + 1) ** 2 * (numbers + 2));
    const plate = composed(kind);
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) {
      sum += findWinners(kind, [plate], orderOf(kind)).at(-1)?.ball ?? 0;
    }
    expect(Math.abs(sum / rounds - mean)).toBeLessThan(6 * Math.sqrt(variance / rounds));
  });

  it("shares a prize among all plates that share the ball", () => {
    const [one, other] = [composed(kind), composed(kind)];
    for (const { plates } of findWinners(kind, [one, other, one], orderOf(kind))) {
      expect([[0, 2], [1], [0, 1, 2]]).toContainEqual(plates);
    }
  });

  it("is refused for an order that lacks a number or has one twice", () => {
    const order = orderOf(kind);
    const message = `A round of ${kind} calls each number from 1 to ${BALLS[kind]} once.`;
    expect(() => findWinners(kind, [], order.slice(1))).toThrow(message);
    expect(() => findWinners(kind, [], order.with(0, order[1] ?? 0))).toThrow(message);
  });
});

it("a plate is not played for a pattern of another kind", () => {
  expect(() => numbersToGo(composed("90"), "line", new Set())).toThrow(
    "A plate of 90 numbers is not played for line.",
  );
});

it("the winners of 100,000 plates are found before the first ball", () => {
  const strips = Array.from({ length: 200 }, () => composeStrip(secure)).flat();
  const plates = Array.from({ length: 100_000 }, (_, index) => strips[index % strips.length] as Plate);
  const winners = findWinners("90", plates, orderOf("90"));
  expect(winners.map(({ pattern }) => pattern)).toEqual(["one-row", "two-rows", "full-plate"]);
  expect(winners.map(({ ball }) => ball)).toEqual(
    winners.map(({ ball }) => ball).sort((one, other) => one - other),
  );
});
