import { describe, expect, it } from "vitest";
import { fraction } from "../exact/index.ts";
import { replayDraws } from "../random/index.ts";
import {
  coveredNumbers,
  playRoulette,
  riskFreeOre,
  rouletteReturn,
  ROULETTE_NUMBERS,
  type RouletteBet,
} from "./index.ts";

const KINDS = ["red", "black", "even", "odd", "low", "high"] as const;
/** Every bet of the layout. */
const ALL: readonly RouletteBet[] = (() => {
  const numbers = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);
  const candidates: RouletteBet[] = [
    ...KINDS.map((kind) => ({ kind })),
    ...([1, 2, 3] as const).flatMap((which) => [
      { kind: "column" as const, which },
      { kind: "dozen" as const, which },
    ]),
    ...numbers.flatMap((number): RouletteBet[] => [
      { kind: "straight", number },
      { kind: "split", lower: number, to: "side" },
      { kind: "split", lower: number, to: "next" },
      { kind: "street", first: number },
      { kind: "corner", lowest: number },
      { kind: "sixLine", first: number },
    ]),
  ];
  return candidates.filter((bet) => {
    try {
      return coveredNumbers(bet).length > 0;
    } catch {
      return false;
    }
  });
})();

describe("a bet of roulette", () => {
  it("returns 36/37 of its stake, whichever it is", () => {
    expect(
      ALL.filter((bet) => rouletteReturn(bet).numerator !== 36n || rouletteReturn(bet).denominator !== 37n),
    ).toEqual([]);
    // 37 numbers, 24 + 33 splits, 12 streets, 22 corners, 11 six lines, 3 columns, 3 dozens, 6 even chances.
    expect(ALL).toHaveLength(151);
    expect(rouletteReturn({ kind: "red" })).toEqual(fraction(36, 37));
  });

  it.each<[RouletteBet, readonly number[]]>([
    [{ kind: "split", lower: 4, to: "side" }, [4, 5]],
    [{ kind: "split", lower: 4, to: "next" }, [4, 7]],
    [{ kind: "street", first: 34 }, [34, 35, 36]],
    [{ kind: "corner", lowest: 2 }, [2, 3, 5, 6]],
    [{ kind: "sixLine", first: 31 }, [31, 32, 33, 34, 35, 36]],
    [{ kind: "column", which: 3 }, [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    [{ kind: "dozen", which: 2 }, [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ])("%o covers %o", (bet, numbers) => {
    expect(coveredNumbers(bet)).toEqual(numbers);
  });

  it.each<RouletteBet>([
    { kind: "straight", number: 37 },
    { kind: "straight", number: 1.5 },
    { kind: "split", lower: 3, to: "side" },
    { kind: "split", lower: 34, to: "next" },
    { kind: "street", first: 2 },
    { kind: "corner", lowest: 33 },
    { kind: "sixLine", first: 34 },
  ])("%o is not on the layout", (bet) => {
    expect(() => coveredNumbers(bet)).toThrow("There is no such bet on the layout");
  });

  it("red and black share the numbers without zero between them", () => {
    const both = [...coveredNumbers({ kind: "red" }), ...coveredNumbers({ kind: "black" })];
    expect(both.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    );
  });
});

describe("a round of roulette", () => {
  it("settles every bet by one number and loses even chances to zero", () => {
    const bets = [
      { bet: { kind: "straight", number: 17 }, stakeOre: 100 },
      { bet: { kind: "black" }, stakeOre: 500 },
      { bet: { kind: "red" }, stakeOre: 200 },
    ] as const;
    const won = playRoulette(bets, replayDraws([17]));
    expect(won).toMatchObject({ number: 17, stakeOre: 800, returnOre: 4_600 });
    expect(won.bets.map(({ returnOre }) => returnOre)).toEqual([3_600, 1_000, 0]);
    expect(playRoulette(bets, replayDraws([0])).returnOre).toBe(0);
  });

  it("knows what of its stakes cannot be lost", () => {
    const red = { bet: { kind: "red" }, stakeOre: 1_000 } as const;
    const black = { bet: { kind: "black" }, stakeOre: 1_000 } as const;
    const zero = { bet: { kind: "straight", number: 0 }, stakeOre: 50 } as const;
    expect(riskFreeOre([red])).toBe(0);
    // Zero loses both.
    expect(riskFreeOre([red, black])).toBe(0);
    expect(riskFreeOre([red, black, zero])).toBe(1_800);
  });
});
