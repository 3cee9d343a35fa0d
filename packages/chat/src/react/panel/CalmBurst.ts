/** Messages that come faster are told as a number. */
const CALM_MS = 2_000;
/** Longest silence in a busy room: after it the number is told while messages go on coming. */
const MOST_SILENT_MS = 10_000;

/** Messages that come too fast to be read out one by one. Times are of one monotonic clock, in ms. */
export class CalmBurst {
  #last = Number.NEGATIVE_INFINITY;
  #since = 0;
  #count = 0;

  /**
   * Counts new messages.
   *
   * @returns after how many ms their number is to be told; undefined for one that is read out by itself
   */
  add(messages: number, now: number): number | undefined {
    const isAlone = messages === 1 && now - this.#last >= CALM_MS;
    this.#last = now;
    if (isAlone) return undefined;
    if (this.#count === 0) this.#since = now;
    this.#count += messages;
    return Math.max(0, Math.min(CALM_MS, this.#since + MOST_SILENT_MS - now));
  }

  /** The number that is told now, and whether the room is calm again. */
  tell(now: number): { readonly count: number; readonly isCalm: boolean } {
    const count = this.#count;
    this.#count = 0;
    return { count, isCalm: now - this.#last >= CALM_MS };
  }
}
