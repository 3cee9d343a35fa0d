import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";

/** Keys remembered; the least recently used is forgotten first. */
const MAX_KEYS = 50_000;

interface Window {
  start: number;
  current: number;
  previous: number;
  /** Calls of the same key at other gateways, as of the last reconciliation. */
  elsewhere: number;
  /** Whether a refusal of this window was reported. */
  isReported: boolean;
}

/** A key that has used much of its limit. */
export interface HotKey {
  readonly key: string;
  readonly used: number;
}

/** A refusal: after how many seconds to try again, and whether it is the first one of its window. */
export interface Refusal {
  readonly retryAfterSeconds: number;
  readonly isFirst: boolean;
}

/** Above this share of its limit a key is shared with the other gateways: up to eight of them stay within the limit. */
const HOT_SHARE = 1 / 8;

/**
 * Counts calls by key over a sliding window, in memory. The calls of the previous window count by the share of it that
 * the sliding one still covers, so nobody gets twice the limit around the edge of a window.
 */
export class SlidingCounts {
  readonly #windowMs: number;
  readonly #clock: Clock;
  /** Bounded by size, because for a bound of entries lru-cache makes all places beforehand. */
  readonly #windows = new LRUCache<string, Window>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  readonly #hot = new Set<string>();

  constructor(windowMs: number, clock: Clock) {
    this.#windowMs = windowMs;
    this.#clock = clock;
  }

  /** Counts one call; a refused one is not counted. */
  take(key: string, most: number): Refusal | undefined {
    const window = this.#windowOf(key);
    const used = this.#used(window) + window.elsewhere;
    if (used + 1 > most) {
      const isFirst = !window.isReported;
      window.isReported = true;
      const left = window.start + this.#windowMs - this.#clock.now();
      return { retryAfterSeconds: Math.max(1, Math.ceil(left / 1_000)), isFirst };
    }
    window.current += 1;
    if (used + 1 >= most * HOT_SHARE) this.#hot.add(key);
    return undefined;
  }

  /** Keys to share with other gateways, each until its use has dropped. */
  hotKeys(): readonly HotKey[] {
    return [...this.#hot].flatMap((key) => {
      const window = this.#windows.peek(key);
      const used = window ? this.#used(window) : 0;
      if (used > 0) return [{ key, used }];
      this.#hot.delete(key);
      return [];
    });
  }

  /** Takes over what other gateways counted for the hot keys. */
  setElsewhere(counts: ReadonlyMap<string, number>): void {
    for (const key of this.#hot) {
      const window = this.#windows.peek(key);
      if (window) window.elsewhere = counts.get(key) ?? 0;
    }
  }

  #windowOf(key: string): Window {
    const now = this.#clock.now();
    const found = this.#windows.get(key);
    if (!found || now >= found.start + 2 * this.#windowMs || now < found.start) {
      const fresh = {
        start: now,
        current: 0,
        previous: 0,
        elsewhere: 0,
        isReported: false,
      };
      this.#windows.set(key, fresh);
      return fresh;
    }
    if (now >= found.start + this.#windowMs) {
      found.previous = found.current;
      found.current = 0;
      found.start += this.#windowMs;
      found.isReported = false;
    }
    return found;
  }

  #used({ start, current, previous }: Window): number {
    const passed = (this.#clock.now() - start) / this.#windowMs;
    if (passed >= 2) return 0;
    return passed >= 1 ? current * (2 - passed) : current + previous * (1 - passed);
  }
}
