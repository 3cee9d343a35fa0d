import { coveredNumbers, type RouletteBet } from "@spilhus/game-math";
import { describe, expect, it } from "vitest";
import { betAt, colourOf, keyOf, NUMBER_BETS, OUTSIDE_BETS } from "./betChoice.ts";
import { betsOf, stakeOn, totalOf, withoutLast } from "./placedBets.ts";

const numbers = Array.from({ length: 37 }, (_, number) => number);

describe("a press on a number", () => {
  it.each(NUMBER_BETS)("with the choice %s is a bet of the layout that contains the number", (choice) => {
    for (const number of numbers) expect(coveredNumbers(betAt(choice, number))).toContain(number);
  });

  it("reaches every bet on numbers that the layout has without zero beside others", () => {
    const all = new Set(
      NUMBER_BETS.flatMap((choice) => numbers.map((number) => keyOf(betAt(choice, number)))),
    );
    // 37 numbers, 24 + 33 splits, 12 streets, 22 corners, 11 six lines.
    expect(all.size).toBe(139);
  });
});

it("each bet beside the numbers has a name of its own", () => {
  expect(new Set(OUTSIDE_BETS.map(keyOf)).size).toBe(12);
  expect([0, 1, 2].map(colourOf)).toEqual(["green", "red", "black"]);
});

describe("chips", () => {
  const red: RouletteBet = { kind: "red" };
  const seven: RouletteBet = { kind: "straight", number: 7 };
  const chips = [
    { bet: red, stakeOre: 100 },
    { bet: seven, stakeOre: 500 },
    { bet: red, stakeOre: 1_000 },
  ];

  it("on one bet are sent as one stake", () => {
    expect(betsOf(chips)).toEqual([
      { bet: red, stakeOre: 1_100 },
      { bet: seven, stakeOre: 500 },
    ]);
    expect(totalOf(chips)).toBe(1_600);
  });

  it("are taken back one by one, the last first", () => {
    expect(stakeOn(withoutLast(chips, red), red)).toBe(100);
    expect(withoutLast(chips, { kind: "black" })).toBe(chips);
  });
});
