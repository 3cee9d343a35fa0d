import {
  add,
  fraction,
  type Fraction,
  multiply,
  type PlacedBet,
  playRoulette,
  type RandomSource,
  replayDraws,
  ROULETTE_NUMBERS,
  type RouletteBet,
  rouletteReturn,
} from "@spilhus/game-math";
import type { Figure } from "../report/section.ts";
import { deviationFigure, percentText, sameFigure } from "./deviationFigure.ts";

const STAKE_ORE = 100;
/** One bet of each size, alone in its round. */
const BETS: readonly RouletteBet[] = [
  { kind: "straight", number: 17 },
  { kind: "split", lower: 4, to: "side" },
  { kind: "street", first: 34 },
  { kind: "corner", lowest: 2 },
  { kind: "sixLine", first: 31 },
  { kind: "dozen", which: 2 },
  { kind: "red" },
];
const text = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

/** What a bet brings back at each number, in stakes. */
const returnsOf = (bets: readonly PlacedBet[]): number[] =>
  Array.from(
    { length: ROULETTE_NUMBERS },
    (_, number) => playRoulette(bets, replayDraws([number])).returnOre / STAKE_ORE,
  );

/** Roulette three ways: by its odds, by all numbers, by rounds. Each bet has its share of the rounds. */
export function rouletteFigures(rounds: number, random: RandomSource): readonly Figure[] {
  const each = Math.ceil(rounds / BETS.length);
  return BETS.flatMap((bet) => {
    const bets = [{ bet, stakeOre: STAKE_ORE }];
    const returns = returnsOf(bets);
    const counted = multiply(
      returns.map((value) => fraction(value)).reduce(add),
      fraction(1, ROULETTE_NUMBERS),
    );
    const expected = returns.reduce((sum, value) => sum + value, 0) / ROULETTE_NUMBERS;
    const variance = returns.reduce((sum, value) => sum + (value - expected) ** 2, 0) / ROULETTE_NUMBERS;
    const begun = performance.now();
    let returned = 0;
    for (let round = 0; round < each; round += 1) returned += playRoulette(bets, random).returnOre;
    const seconds = (performance.now() - begun) / 1_000;
    const what = `roulette: ${bet.kind}`;
    return [
      sameFigure(`${what}, by its odds`, text(rouletteReturn(bet)), text(counted)),
      deviationFigure({
        ...{ what, mean: returned / each / STAKE_ORE, expected, deviation: Math.sqrt(variance) },
        ...{ rounds: each, seconds, show: percentText },
      }),
    ];
  });
}
