import {
  exactReturn,
  figuresOf,
  freeSpinCycle,
  fullCycle,
  playSlot,
  type CycleFigures,
  type Fraction,
  type Pot,
  type RandomSource,
  type SlotGame,
  toNumber,
  winsPot,
} from "@spilhus/game-math";
import { mathVersionOf, type ParSheet, parSheetOf } from "@spilhus/game-math/games";
import type { Figure } from "../report/section.ts";
import { deviationFigure, deviationOfShare, percentText, sameFigure } from "./deviationFigure.ts";

const MOST_SECONDS = 180;
const secondsSince = (begun: number) => (performance.now() - begun) / 1_000;
const fractionText = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

function cycleFigures(game: SlotGame): {
  readonly figures: readonly Figure[];
  readonly proven: CycleFigures;
} {
  const begun = performance.now();
  const [base, free] = [fullCycle(game), freeSpinCycle(game)];
  const proven = figuresOf(base, free);
  const seconds = secondsSince(begun);
  const stops = (base.size + (free?.size ?? 0)).toLocaleString("en-GB");
  const cycle: Figure = {
    what: `${game.id}: full cycle`,
    measured: `${stops} stops`,
    calibration: "",
    ...{ result: `${seconds.toFixed(1)} s`, target: `≤ ${MOST_SECONDS} s`, isMet: seconds <= MOST_SECONDS },
  };
  if (game.kind === "ways") return { proven, figures: [cycle] };
  const exact = fractionText(exactReturn(game).total);
  return {
    proven,
    figures: [cycle, sameFigure(`${game.id}: exact return`, exact, fractionText(proven.rtp))],
  };
}

/** Rounds as production plays them, against what all stops prove. */
function playedFigures(
  game: SlotGame,
  proven: CycleFigures,
  rounds: number,
  random: RandomSource,
): readonly Figure[] {
  const begun = performance.now();
  let [sum, hits, gains] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { pay } = playSlot(game, random);
    sum += pay;
    if (pay > 0) hits += 1;
    if (pay > 100) gains += 1;
  }
  const taken = { rounds, seconds: secondsSince(begun), show: percentText };
  return [
    deviationFigure({
      ...{ what: `${game.id}: return`, mean: sum / rounds / 100, expected: toNumber(proven.rtp) },
      ...{ deviation: proven.volatility, ...taken },
    }),
    ...[
      { what: `${game.id}: rounds that win`, mean: hits / rounds, expected: proven.hitRate },
      { what: `${game.id}: rounds above the stake`, mean: gains / rounds, expected: proven.netWinRate },
    ].map((share) => deviationFigure({ ...share, ...taken, deviation: deviationOfShare(share.expected) })),
  ];
}

/** Wins of the pot at the largest stake, drawn as production draws them, against their chance. */
function potFigures(game: SlotGame, pot: Pot, rounds: number, random: RandomSource): readonly Figure[] {
  const begun = performance.now();
  const stakeOre = Math.max(...game.stakesOre);
  let wins = 0;
  for (let round = 0; round < rounds; round += 1) if (winsPot(pot, stakeOre, random)) wins += 1;
  const expected = stakeOre / pot.orePerWin;
  return [
    deviationFigure({
      ...{ what: `${game.id}: wins of the pot`, mean: wins / rounds, expected },
      ...{ deviation: deviationOfShare(expected), rounds, seconds: secondsSince(begun), show: percentText },
    }),
  ];
}

/** Whether the committed sheet is what the proof says today. */
function sheetFigure(game: SlotGame, sheet: ParSheet | undefined): Figure {
  const proven = parSheetOf(game);
  const isSame = JSON.stringify(proven) === JSON.stringify(sheet);
  return {
    ...{ what: `${game.id}: par sheet`, measured: `math version ${mathVersionOf(game).slice(0, 12)}` },
    ...{ calibration: `${proven.rtpPercent} %`, result: isSame ? "the same" : "different" },
    ...{ target: "the same", isMet: isSame },
  };
}

/** A slot proved each way that its rules allow, and its sheet. */
export function slotFigures(
  game: SlotGame,
  sheet: ParSheet | undefined,
  rounds: number,
  random: RandomSource,
): readonly Figure[] {
  const { figures, proven } = cycleFigures(game);
  return [
    ...figures,
    ...playedFigures(game, proven, rounds, random),
    ...(game.pot ? potFigures(game, game.pot, rounds, random) : []),
    sheetFigure(game, sheet),
  ];
}
