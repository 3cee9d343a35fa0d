import type { SlotSymbol, WaysSlot, Window } from "./slotGame.ts";

/** A symbol that pays through neighbouring reels. */
export interface WaysWin {
  readonly symbol: SlotSymbol;
  readonly length: number;
  /** How many paths there are: the product of its counts on the reels. */
  readonly ways: number;
  /** Hundredths of the total stake for all ways together, before any multiplier. */
  readonly pay: number;
}

/** The wins of a window: for each symbol of the first reel its longest run and all ways through it. */
export function waysWins(window: Window, { pays, wild }: Pick<WaysSlot, "pays" | "wild">): WaysWin[] {
  return [...new Set(window[0])].flatMap((symbol) => {
    let ways = 1;
    let length = 0;
    for (const reel of window) {
      const count = reel.filter((one) => one === symbol || one === wild).length;
      if (count === 0) break;
      ways *= count;
      length += 1;
    }
    const pay = (pays[symbol]?.[length] ?? 0) * ways;
    return pay > 0 ? [{ symbol, length, ways, pay }] : [];
  });
}
