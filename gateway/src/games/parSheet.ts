import type { GameParSheet } from "@spilhus/contracts";
import type { LineSlot, SlotGame, WaysSlot } from "@spilhus/game-math";
import type { ParSheet } from "@spilhus/game-math/games";
import type { ListedGame } from "./gameSummary.ts";
import type { ProvedSlot } from "./houseGames.ts";

const HUNDREDTHS = 100;

/** Runs by their length, the longest first. */
const runsOf = (pays: Readonly<Partial<Record<number, number>>>) =>
  Object.entries(pays)
    .map(([count, pay = 0]) => ({ count: Number(count), pay }))
    .toSorted((one, other) => other.count - one.count);

function freeSpinsOf({ freeSpins }: LineSlot, sheet: ParSheet): GameParSheet["freeSpins"] {
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

const paysAlong = (slot: SlotGame): GameParSheet["paysAlong"] =>
  slot.kind === "lines"
    ? { kind: "lines", lines: slot.lines.map((rows) => [...rows]) }
    : { kind: "ways", ways: waysOf(slot), tumbleMultipliers: [...slot.tumbleMultipliers] };

/** What everybody may know of a slot of the house: its rules, figures and symbol counts, never its reels (R8.13). */
export function gameParSheet(game: ListedGame, { slot, sheet, proof }: ProvedSlot): GameParSheet {
  const { mathVersion, rtp, combinations, symbolsByReel } = sheet;
  return {
    slug: game.slug,
    name: game.name,
    provider: game.providerName,
    art: game.art,
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
