/** A second, and a margin for clocks with different resolutions on the two sides. */
const WINDOW_MS = 1_010;
/**
 * A call without an answer may still be in transit: its second starts this long after sending at the latest. Without
 * this bound, a call that is never answered would keep its slot for ever (storyblok-js-client #682).
 */
const ARRIVAL_MS = 500;
const MAX_WAITING = 500;

interface Slot {
  freeAt: number;
}

/** Passed to a call when it may be sent. */
export interface Permit {
  /** Report the first byte of the answer: the service has seen the call, so its second runs from now. */
  answered(): void;
}

/**
 * At most `perSecond` calls reach the service in any one second (R9.06), first come, first served: a new call never
 * overtakes a waiting one, so no caller starves (storyblok-js-client #896). It counts requests on the wire and uses the
 * monotonic clock.
 */
export class RateLimiter {
  readonly #slots: Slot[];
  readonly #waiting: ((permit: Permit) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(perSecond: number) {
    this.#slots = Array.from({ length: perSecond }, () => ({ freeAt: 0 }));
  }

  /**
   * Calls `start` once, now or when a slot is free.
   * @returns false when so many calls wait that this one was refused; `start` is then never called
   */
  schedule(start: (permit: Permit) => void): boolean {
    if (this.#waiting.length >= MAX_WAITING) return false;
    this.#waiting.push(start);
    this.#drain();
    return true;
  }

  #drain(): void {
    clearTimeout(this.#timer);
    for (;;) {
      if (this.#waiting.length === 0) return;
      const now = performance.now();
      const slot = this.#slots.find(({ freeAt }) => freeAt <= now);
      if (slot === undefined) break;
      this.#waiting.shift()?.(this.#take(slot, now));
    }
    const next = Math.min(...this.#slots.map(({ freeAt }) => freeAt));
    this.#timer = setTimeout(() => this.#drain(), Math.ceil(next - performance.now()));
  }

  #take(slot: Slot, now: number): Permit {
    const takenUntil = now + ARRIVAL_MS + WINDOW_MS;
    slot.freeAt = takenUntil;
    return {
      answered: () => {
        // A late answer must not free the slot of the call that has it by now.
        if (slot.freeAt !== takenUntil) return;
        slot.freeAt = Math.min(takenUntil, performance.now() + WINDOW_MS);
        if (this.#waiting.length > 0) this.#drain();
      },
    };
  }
}
