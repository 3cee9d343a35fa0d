/** By win in hundredths of the total stake: how many of all stops win just so much. */
export type WinCounts = ReadonlyMap<number, number>;

/** All stops of a spin, counted by what they win. */
export interface Cycle {
  readonly size: number;
  /** By how many free spins a stop leads to; without free spins all are under 0. */
  readonly bySpins: ReadonlyMap<number, WinCounts>;
}

/** A cycle that is being counted. */
export interface WinCounter extends Cycle {
  /** Counts one combination of stops: the free spins that it leads to and its win in hundredths of the total stake. */
  add(spins: number, win: number): void;
}

/** @param size how many combinations of stops there are */
export function winCounter(size: number): WinCounter {
  const bySpins = new Map<number, Map<number, number>>();
  return {
    size,
    bySpins,
    add(spins, win) {
      let wins = bySpins.get(spins);
      if (!wins) bySpins.set(spins, (wins = new Map()));
      wins.set(win, (wins.get(win) ?? 0) + 1);
    },
  };
}
