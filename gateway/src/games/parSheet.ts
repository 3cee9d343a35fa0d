import type { GameParSheet, RouletteParSheet, SlotParSheet } from "@spilhus/contracts";
import {
  coveredNumbers,
  type LineSlot,
  ROULETTE_NUMBERS,
  type RouletteBet,
  rouletteReturn,
  type SlotGame,
  toNumber,
  type WaysSlot,
} from "@spilhus/game-math";
import { mathVersionOf, type ParSheet } from "@spilhus/game-math/games";
import type { ListedGame } from "./gameSummary.ts";
import type { ProvedGame, ProvedRoulette, ProvedSlot } from "./houseGames.ts";

const HUNDREDTHS = 100;

/** Runs by their length, the longest first. */
const runsOf = (pays: Readonly<Partial<Record<number, number>>>) =>
  Object.entries(pays)
    .map(([count, pay = 0]) => ({ count: Number(count), pay }))
    .toSorted((one, other) => other.count - one.count);

function freeSpinsOf({ freeSpins }: LineSlot, sheet: ParSheet): SlotParSheet["freeSpins"] {
  if (!freeSpins) return null;
  const { scatter, spins, pays, multiplier } = freeSpins;
  return {
    scatter,
    multiplier,
    byCount: Object.entries(spins).map(([count, given = 0]) => ({
      count: Number(count),
      spins: given,
      pay: pays[Number(count)] ?? 0,
    })),
    chance: Math.round(sheet.freeSpinsPercent * HUNDREDTHS),
  };
}

const waysOf = (slot: WaysSlot) => slot.rows ** slot.strips.length;

const paysAlong = (slot: SlotGame): SlotParSheet["paysAlong"] =>
  slot.kind === "lines"
    ? { kind: "lines", lines: slot.lines.map((rows) => [...rows]) }
    : { kind: "ways", ways: waysOf(slot), tumbleMultipliers: [...slot.tumbleMultipliers] };

const gameOf = ({ slug, name, providerName, art }: ListedGame) => ({
  slug,
  name,
  provider: providerName,
  art,
});

/** One bet of each kind, in the order of what it pays. They all return the same, whichever numbers they cover. */
const BETS: readonly RouletteBet[] = [
  { kind: "straight", number: 0 },
  { kind: "split", lower: 1, to: "side" },
  { kind: "street", first: 1 },
  { kind: "corner", lowest: 1 },
  { kind: "sixLine", first: 1 },
  { kind: "column", which: 1 },
  { kind: "dozen", which: 1 },
  ...(["red", "black", "even", "odd", "low", "high"] as const).map((kind) => ({ kind })),
];

function rouletteParSheet(game: ListedGame, { table, proof }: ProvedRoulette): RouletteParSheet {
  const { numerator, denominator } = rouletteReturn({ kind: "straight", number: 0 });
  return {
    kind: "roulette",
    ...gameOf(game),
    mathVersion: mathVersionOf(table),
    exactRtp: `${numerator}/${denominator}`,
    proof,
    numbers: ROULETTE_NUMBERS,
    mostOre: table.mostOre,
    bets: BETS.map((bet) => ({
      bet: bet.kind,
      covers: coveredNumbers(bet).length,
      pays: table.odds[bet.kind],
      rtp: Math.round(toNumber(rouletteReturn(bet)) * HUNDREDTHS * HUNDREDTHS),
    })),
  };
}

function slotParSheet(game: ListedGame, { slot, sheet, proof }: ProvedSlot): SlotParSheet {
  const { mathVersion, rtp, combinations, symbolsByReel } = sheet;
  return {
    kind: "slot",
    ...gameOf(game),
    mathVersion,
    exactRtp: rtp,
    proof,
    combinations: { ...combinations },
    isSummedExactly: slot.kind === "lines",
    reels: slot.strips.length,
    rows: slot.rows,
    paysAlong: paysAlong(slot),
    wild:
      slot.wild === undefined
        ? null
        : { symbol: slot.wild, doesExpand: slot.kind === "lines" && slot.doesWildExpand },
    freeSpins: slot.kind === "lines" ? freeSpinsOf(slot, sheet) : null,
    pays: Object.entries(sheet.pays)
      .map(([symbol, pays]) => ({ symbol, runs: runsOf(pays) }))
      .toSorted((one, other) => (other.runs[0]?.pay ?? 0) - (one.runs[0]?.pay ?? 0)),
    symbolsByReel: {
      base: symbolsByReel.base.map((counts) => ({ ...counts })),
      free: symbolsByReel.free.map((counts) => ({ ...counts })),
    },
  };
}

/** What everybody may know of a game of the house: its rules, figures and symbol counts, never its reels (R8.13). */
export const gameParSheet = (game: ListedGame, proved: ProvedGame): GameParSheet =>
  proved.kind === "slot" ? slotParSheet(game, proved) : rouletteParSheet(game, proved);
