import type { SlotGame, SlotSymbol } from "./slotGame.ts";

/** A game's symbols and pays by number, so that millions of stops are counted without comparing texts. */
export interface NumberedRules {
  /** The same number for the same symbol, from 0 on. */
  numberOf(symbol: SlotSymbol): number;
  /** −1 in a game without a wild. */
  readonly wild: number;
  /** By symbol and length of its run, in hundredths of the total stake; a length that is not there pays nothing. */
  readonly pays: readonly (readonly number[])[];
}

export function numberedRules(game: SlotGame): NumberedRules {
  const free = game.kind === "lines" ? (game.freeSpins?.strips ?? []) : [];
  const symbols = [...new Set([...Object.keys(game.pays), ...game.strips.flat(), ...free.flat()])];
  const lengths = Array.from({ length: game.strips.length + 1 }, (_, length) => length);
  return {
    numberOf: (symbol) => symbols.indexOf(symbol),
    wild: game.wild === undefined ? -1 : symbols.indexOf(game.wild),
    pays: symbols.map((symbol) => lengths.map((length) => game.pays[symbol]?.[length] ?? 0)),
  };
}
