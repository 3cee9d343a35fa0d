import type { Spot, Window } from "./slotView.ts";

/**
 * By reel and row: how many rows a symbol of the new window has fallen, when `taken` have disappeared from the one before it.
 * Those that stayed fall by as many rows as were taken below them; new ones fall in from above the window.
 */
export function fallenRows(before: Window, taken: readonly Spot[]): number[][] {
  return before.map((column, reel) => {
    const isTaken = column.map((_, row) => taken.some((spot) => spot.reel === reel && spot.row === row));
    const missing = isTaken.filter(Boolean).length;
    const stayed = column.flatMap((_, row) =>
      isTaken[row] === true ? [] : [isTaken.slice(row + 1).filter(Boolean).length],
    );
    return [...Array.from({ length: missing }, () => missing), ...stayed];
  });
}
