/** The reel's way from full speed to its place. */
export const LANDING_MS = 620;
/** From the last reel's stop to the result. */
const SETTLED_MS = 120;
/** Share of a round's least time after which the first reel stops. */
const FIRST_STOP = 0.54;

/**
 * When each reel stops after the round begins, in milliseconds. It depends on nothing but the number of reels and the least
 * time of a round: no reel waits, hastens or slows down by what it or the others show.
 */
export function stopsOf(reels: number, minRoundMs: number): number[] {
  const first = minRoundMs * FIRST_STOP;
  const last = minRoundMs - SETTLED_MS;
  return Array.from({ length: reels }, (_, reel) =>
    Math.round(first + ((last - first) * reel) / Math.max(1, reels - 1)),
  );
}

/** How long what follows the stop of the reels is shown, in milliseconds. */
export const PACE = {
  cover: 1_000,
  /** Wins of one turn, all together. */
  wins: 1_300,
  /** Symbols that disappear, and the fall after them. */
  taken: 380,
  fall: 720,
  scatters: 1_500,
  freeBegins: 2_600,
  freeOver: 2_200,
  /** A pause after a free spin without a win. */
  breath: 350,
  /** One win of several, after the result. */
  oneWin: 1_400,
} as const;
