import type { ShownWin, Spot } from "../plan/slotView.ts";

interface Amount extends Spot {
  readonly payOre: number;
}

/** What stands beside the symbols: at the last symbol of each win its amount, added up where several end in one place. */
export function amountsOf(wins: readonly ShownWin[]): Amount[] {
  const byPlace = new Map<string, Amount>();
  for (const { spots, payOre } of wins) {
    const end = spots.at(-1);
    if (!end) continue;
    const key = `${end.reel}-${end.row}`;
    byPlace.set(key, { ...end, payOre: payOre + (byPlace.get(key)?.payOre ?? 0) });
  }
  return [...byPlace.values()];
}
