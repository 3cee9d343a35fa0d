import type { SlotSymbol, Stops, Strip, Window } from "./slotGame.ts";

/** The symbol at a place of a strip, which goes round in both directions. */
export function symbolAt(strip: Strip, place: number): SlotSymbol {
  const symbol = strip[((place % strip.length) + strip.length) % strip.length];
  if (symbol === undefined) throw new RangeError("A reel's strip has no symbols.");
  return symbol;
}

/** One reel's visible symbols. */
export const reelAt = (strip: Strip, stop: number, rows: number): SlotSymbol[] =>
  Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));

/** @throws {RangeError} for a number of stops that is not that of the strips */
export function windowAt(strips: readonly Strip[], stops: Stops, rows: number): Window {
  if (stops.length !== strips.length) {
    throw new RangeError(`${strips.length} reels have ${strips.length} stops, not ${stops.length}.`);
  }
  return strips.map((strip, reel) => reelAt(strip, stops[reel] ?? 0, rows));
}
