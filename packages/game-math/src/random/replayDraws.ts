import type { RandomSource } from "./randomSource.ts";

/**
 * A source that repeats recorded draws.
 *
 * @throws {RangeError} from `below` when the draws are used up or one does not fit its bound: they are of another game
 */
export function replayDraws(draws: readonly number[]): RandomSource {
  let next = 0;
  return {
    below(bound) {
      const drawn = draws[next];
      if (drawn === undefined)
        throw new RangeError(`There is no draw ${next + 1}: only ${draws.length} were recorded.`);
      if (!Number.isInteger(drawn) || drawn < 0 || drawn >= bound) {
        throw new RangeError(`Draw ${next + 1} is ${drawn}, which is not below ${bound}.`);
      }
      next += 1;
      return drawn;
    },
  };
}
