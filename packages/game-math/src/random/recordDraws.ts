import type { RandomSource } from "./randomSource.ts";

/** A source that passes its draws on and keeps them, in the order in which they were used. */
export interface RecordedSource extends RandomSource {
  readonly draws: readonly number[];
}

export function recordDraws(random: RandomSource): RecordedSource {
  const draws: number[] = [];
  return {
    draws,
    below(bound) {
      const drawn = random.below(bound);
      draws.push(drawn);
      return drawn;
    },
  };
}
