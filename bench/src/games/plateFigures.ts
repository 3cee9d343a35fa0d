import {
  add,
  BALLS,
  composePlate,
  composeStrip,
  findWinners,
  fraction,
  type Fraction,
  NUMBERS_ON_PLATE,
  type PlateKind,
  type RandomSource,
  shuffled,
  toNumber,
} from "@spilhus/game-math";
import type { Figure } from "../report/section.ts";
import { deviationFigure, sameFigure } from "./deviationFigure.ts";

const KINDS: readonly PlateKind[] = ["75", "80", "90"];
const text = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

/** Binomial coefficient: the number of ways to choose `chosen` among `all`. */
function choices(all: number, chosen: number): bigint {
  let count = 1n;
  for (let step = 1n; step <= BigInt(chosen); step += 1n)
    count = (count * (BigInt(all - chosen) + step)) / step;
  return count;
}

/** The mean ball that fills a plate, added up over every ball that may be the last one. */
function countedMean(balls: number, numbers: number): Fraction {
  const ways = choices(balls, numbers);
  return Array.from({ length: balls - numbers + 1 }, (_, more) => {
    const last = numbers + more;
    return fraction(BigInt(last) * choices(last - 1, numbers - 1), ways);
  }).reduce(add);
}

function plateOf(kind: PlateKind, random: RandomSource) {
  const [plate] = kind === "90" ? composeStrip(random) : [composePlate(kind, random)];
  if (!plate) throw new Error("A strip has six plates.");
  return plate;
}

/** The ball that fills a plate three ways: by its formula, by every last ball, by rounds that are drawn and settled. */
export function plateFigures(rounds: number, random: RandomSource): readonly Figure[] {
  return KINDS.flatMap((kind) => {
    const [balls, numbers] = [BALLS[kind], NUMBERS_ON_PLATE[kind]];
    const formula = fraction(numbers * (balls + 1), numbers + 1);
    // Variance of the largest of k places among N.
    const variance = (numbers * (balls + 1) * (balls - numbers)) / ((numbers + 1) ** 2 * (numbers + 2));
    const plates = [plateOf(kind, random)];
    const all = Array.from({ length: balls }, (_, index) => index + 1);
    const begun = performance.now();
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) {
      sum += findWinners(kind, plates, shuffled(all, random)).at(-1)?.ball ?? 0;
    }
    const seconds = (performance.now() - begun) / 1_000;
    const what = `plate of ${kind}: mean ball that fills it`;
    return [
      sameFigure(`${what}, k(N + 1)/(k + 1)`, text(formula), text(countedMean(balls, numbers))),
      deviationFigure({
        ...{ what, mean: sum / rounds, expected: toNumber(formula), deviation: Math.sqrt(variance) },
        ...{ rounds, seconds, show: (ball) => ball.toFixed(3) },
      }),
    ];
  });
}
