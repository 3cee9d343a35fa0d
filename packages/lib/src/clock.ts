/** A source of the current time, so that tests can choose it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

/**
 * A clock for tests, and for seeds that must be the same every time.
 *
 * @param start ISO time with zone, e.g. `2026-11-21T12:00:00Z`.
 * @throws {RangeError} when `start` is not a time.
 */
export function manualClock(start: string): ManualClock {
  let now = Date.parse(start);
  if (Number.isNaN(now)) throw new RangeError(`manualClock needs an ISO time, got "${start}".`);
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
