import type { LineSlot, SlotSymbol, Window } from "./slotGame.ts";

/** A run along a line, from the first reel on. */
export interface LineWin {
  /** Place of the line in the game's list. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly length: number;
  /** Hundredths of the total stake. */
  readonly pay: number;
}

type LineRules = Pick<LineSlot, "lines" | "pays" | "wild" | "doesWildExpand">;

/** The window as it pays: each reel with an expanding wild is wild from top to bottom. */
export function expanded(window: Window, { wild, doesWildExpand }: LineRules): Window {
  if (wild === undefined || !doesWildExpand) return window;
  return window.map((reel) => (reel.includes(wild) ? reel.map(() => wild) : reel));
}

/** The wins of a window along the game's lines; `window` is already expanded. */
export function lineWins(window: Window, { lines, pays, wild }: LineRules): LineWin[] {
  return lines.flatMap((rows, line) => {
    const symbol = window[0]?.[rows[0] ?? 0];
    if (symbol === undefined) return [];
    let length = 1;
    for (; length < window.length; length += 1) {
      const next = window[length]?.[rows[length] ?? 0];
      if (next !== symbol && next !== wild) break;
    }
    const pay = pays[symbol]?.[length] ?? 0;
    return pay > 0 ? [{ line, symbol, length, pay }] : [];
  });
}
