import { PATTERNS, reachedWith, type Pattern } from "./patterns.ts";
import { BALLS, type Plate, type PlateKind } from "./plate.ts";

/** The first plates to have a pattern: those that share a ball share the prize. */
export interface PatternWinners {
  readonly pattern: Pattern;
  /** The ball that decides it, counted from 1. */
  readonly ball: number;
  /** Places of the plates in the given list. */
  readonly plates: readonly number[];
}

/**
 * Who wins a round, from the whole order of its numbers: nothing is simulated ball by ball. The round ends with the ball of the
 * full plate.
 *
 * @throws {RangeError} for an order that does not have each number of the kind once
 */
export function findWinners(
  kind: PlateKind,
  plates: readonly Plate[],
  order: readonly number[],
): PatternWinners[] {
  const balls = BALLS[kind];
  const places = new Int16Array(balls + 1);
  order.forEach((number, index) => {
    if (Number.isInteger(number) && number >= 1 && number <= balls) places[number] = index + 1;
  });
  if (order.length !== balls || places.subarray(1).includes(0)) {
    throw new RangeError(`A round of ${kind} calls each number from 1 to ${balls} once.`);
  }
  const placeOf = (number: number) => places[number] ?? 0;
  return PATTERNS[kind].map((pattern) => {
    let ball = Number.POSITIVE_INFINITY;
    let first: number[] = [];
    plates.forEach((plate, place) => {
      const reached = reachedWith(plate, pattern, placeOf);
      if (reached < ball) [ball, first] = [reached, [place]];
      else if (reached === ball) first.push(place);
    });
    return { pattern, ball, plates: first };
  });
}
