/**
 * Source of every random number that decides a game. Production has one: `crypto.randomInt`. A scripted source is for tests
 * and for replays alone.
 */
export interface RandomSource {
  /** A number from 0 to `bound` − 1, each equally likely. `bound` is a whole number from 1 on. */
  below(bound: number): number;
}
