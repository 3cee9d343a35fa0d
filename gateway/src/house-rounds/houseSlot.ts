import { playSlot, type SlotGame } from "@spilhus/game-math";
import type { ParSheet } from "@spilhus/game-math/games";
import type { Decided, HouseGame, TableWithoutPace } from "./houseGame.ts";

const HUNDREDTHS = 100;

const byName = (pays: Readonly<Partial<Record<string | number, number>>>): Record<string, number> =>
  Object.fromEntries(Object.entries(pays).flatMap(([name, pay]) => (pay === undefined ? [] : [[name, pay]])));

/** Without the strips: which symbols stand where on a reel is nobody's business but the engine's. */
function tableOf(slot: SlotGame, sheet: ParSheet): TableWithoutPace {
  const { rtpPercent, hitPercent, netWinPercent, largestWin } = sheet;
  const { pot } = slot;
  const freeSpins = slot.kind === "lines" ? slot.freeSpins : undefined;
  const symbols = new Set([
    ...Object.keys(slot.pays),
    ...[slot.wild, freeSpins?.scatter].filter((symbol) => symbol !== undefined),
  ]);
  const common = {
    id: slot.id,
    mathVersion: sheet.mathVersion,
    stakesOre: slot.stakesOre.toSorted((one, other) => one - other),
    reels: slot.strips.length,
    rows: slot.rows,
    symbols: [...symbols],
    ...(slot.wild === undefined ? {} : { wild: slot.wild }),
    pays: Object.fromEntries(Object.entries(slot.pays).map(([symbol, pays]) => [symbol, byName(pays)])),
    ...(pot && {
      pot: {
        ...{ name: pot.name, sharePercent: pot.share / HUNDREDTHS },
        ...{ restartOre: pot.restartOre, orePerWin: pot.orePerWin },
      },
    }),
    figures: {
      ...{ rtpPercent, hitPercent, netWinPercent, largestWin },
      ...(sheet.pot && { rtpWithPotPercent: sheet.pot.rtpWithPotPercent }),
    },
  };
  if (slot.kind === "ways") {
    return { ...common, kind: "ways", tumbleMultipliers: [...slot.tumbleMultipliers] };
  }
  return {
    ...common,
    kind: "lines",
    lines: slot.lines.map((line) => [...line]),
    doesWildExpand: slot.doesWildExpand,
    ...(freeSpins && {
      freeSpins: {
        scatter: freeSpins.scatter,
        spins: byName(freeSpins.spins),
        pays: byName(freeSpins.pays),
        multiplier: freeSpins.multiplier,
      },
    }),
  };
}

/** A slot with its proof, as a game that the house plays. */
export function houseSlot(slot: SlotGame, sheet: ParSheet): HouseGame {
  const stakes = new Set(slot.stakesOre);
  return {
    id: slot.id,
    kind: "slot",
    table: tableOf(slot, sheet),
    draws: {
      first: slot.strips.map(({ length }) => length),
      repeated: (slot.kind === "lines" ? (slot.freeSpins?.strips ?? []) : []).map(({ length }) => length),
    },
    ...(slot.pot && { pot: slot.pot }),
    mostWinTimes: Math.ceil(sheet.largestWin / HUNDREDTHS),
    takes: ({ stakeOre, bets }) => bets === undefined && stakes.has(stakeOre),
    coversOpposites: () => false,
    decide({ stakeOre }, random) {
      const { pay, events } = playSlot(slot, random);
      // Whole: `checkSlot` refuses a slot with a stake at which it is not. The contract's lists differ in that they may be changed.
      return { winOre: (stakeOre * pay) / HUNDREDTHS, events: events as Decided["events"] };
    },
  };
}
