import type { Pair } from "../fillWords.ts";

/** One thing a slot can do, told in several ways so that two games with it do not read alike. */
export interface Mechanic {
  readonly titles: readonly Pair[];
  readonly texts: readonly Pair[];
}
