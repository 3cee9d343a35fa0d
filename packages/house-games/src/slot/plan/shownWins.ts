import type { SlotRoundEvent } from "@spilhus/contracts/play";
import type { SlotTable } from "../../house-game/index.ts";
import type { ShownWin, Spot, Window } from "./slotView.ts";

type EventOf<Kind extends SlotRoundEvent["kind"]> = Extract<SlotRoundEvent, { readonly kind: Kind }>;

/** Pays are hundredths of the stake; every product is whole. */
export const oreOf = (pay: number, stakeOre: number): number => (pay * stakeOre) / 100;

export function lineWinsOf(
  { wins, multiplier }: EventOf<"line-wins">,
  table: SlotTable,
  stakeOre: number,
): ShownWin[] {
  const lines = table.kind === "lines" ? table.lines : [];
  return wins.map(({ line, symbol, length, pay }) => ({
    kind: "line",
    symbol,
    count: length,
    number: line + 1,
    payOre: oreOf(pay * multiplier, stakeOre),
    spots: (lines[line] ?? []).slice(0, length).map((row, reel) => ({ reel, row })),
  }));
}

/** Where any of these symbols stands on the first reels. */
const spotsOf = (window: Window, reels: number, symbols: readonly (string | undefined)[]): Spot[] =>
  window
    .slice(0, reels)
    .flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbols.includes(symbol) ? [{ reel, row }] : [])),
    );

export function waysWinsOf(
  { wins, multiplier, window }: EventOf<"tumble">,
  table: SlotTable,
  stakeOre: number,
): ShownWin[] {
  return wins.map(({ symbol, length, ways, pay }) => ({
    kind: "ways",
    symbol,
    count: length,
    number: ways,
    payOre: oreOf(pay * multiplier, stakeOre),
    spots: spotsOf(window, length, [symbol, table.wild]),
  }));
}

export function scatterWinOf(
  { count, pay }: EventOf<"scatters">,
  window: Window,
  table: SlotTable,
  stakeOre: number,
): ShownWin {
  const symbol = (table.kind === "lines" ? table.freeSpins?.scatter : undefined) ?? "";
  return {
    kind: "scatters",
    symbol,
    count,
    number: count,
    payOre: oreOf(pay, stakeOre),
    spots: spotsOf(window, window.length, [symbol]),
  };
}
