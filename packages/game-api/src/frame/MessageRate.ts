/** Most messages of a game within a second. */
export const MOST_MESSAGES_PER_SECOND = 20;
const SECOND_MS = 1_000;

/** Counts messages of the last second. */
export class MessageRate {
  readonly #now: () => number;
  #times: number[] = [];

  /** @param now milliseconds since some moment */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one message. @returns whether there are too many now */
  isTooMuch(): boolean {
    const now = this.#now();
    this.#times = this.#times.filter((time) => time > now - SECOND_MS).slice(-MOST_MESSAGES_PER_SECOND);
    this.#times.push(now);
    return this.#times.length > MOST_MESSAGES_PER_SECOND;
  }
}
