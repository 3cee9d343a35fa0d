import { describe, expect, it } from "vitest";
import { patternsOf, sortPlates } from "./plateProgress.ts";

const plate = (no: number, ...rows: (number | null)[][]) => ({ no, rows });
const FIRST = plate(7, [1, 12, 23, 34, 45], [2, 13, 24, 35, 46], [3, 14, 25, 36, 47]);
const SECOND = plate(3, [5, 15, 26, 37, 48], [6, 16, 27, 38, 49], [9, 17, 28, 39, 50]);

describe("a player's plates", () => {
  it("stand with the one that needs fewest numbers first", () => {
    const called = new Set([5, 15, 26, 37, 1]);
    expect(sortPlates([FIRST, SECOND], "3x9-90", "one-row", called)).toEqual([
      { plate: SECOND, toGo: 1 },
      { plate: FIRST, toGo: 4 },
    ]);
  });

  it("stand by their numbers where they need the same", () => {
    const order = sortPlates([FIRST, SECOND], "3x9-90", "two-rows", new Set());
    expect(order.map(({ plate: { no }, toGo }) => [no, toGo])).toEqual([
      [3, 10],
      [7, 10],
    ]);
  });

  it("are counted for the full plate when every other prize is won", () => {
    expect(sortPlates([FIRST], "3x9-90", undefined, new Set([1]))[0]?.toGo).toBe(14);
  });
});

it("prizes are played for from rows to the full plate", () => {
  expect(patternsOf("3x9-90")).toEqual(["one-row", "two-rows", "full-plate"]);
  expect(patternsOf("5x5-75")).toEqual(["line", "full-plate"]);
});
