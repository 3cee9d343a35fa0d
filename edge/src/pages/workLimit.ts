import type { Clock } from "@spilhus/lib";
import { visitorNetwork } from "@spilhus/lib/node";
import { LRUCache } from "lru-cache";
import { EdgeError } from "../errors/edgeError.ts";

const MAX_VISITORS = 20_000;
const WINDOW_MS = 60_000;

interface Spent {
  readonly since: number;
  count: number;
}

/**
 * Limits what one visitor may make the edge and the apps do: pages with a query and pages that do not exist are
 * unbounded, and each costs both some 30 ms. Pages from memory are not counted.
 */
export class WorkLimit {
  readonly #spent = new LRUCache<string, Spent>({ max: MAX_VISITORS });
  readonly #perMinute: number;
  readonly #clock: Clock;

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  #of(address: string): Spent {
    const key = visitorNetwork(address);
    const known = this.#spent.get(key);
    const now = this.#clock.now();
    if (known && now >= known.since && now - known.since < WINDOW_MS) return known;
    const fresh = { since: now, count: 0 };
    this.#spent.set(key, fresh);
    return fresh;
  }

  /** @throws {EdgeError} `too-many-requests` when the visitor has used up this minute */
  check(address: string): void {
    const { since, count } = this.#of(address);
    if (count < this.#perMinute) return;
    const seconds = Math.ceil((since + WINDOW_MS - this.#clock.now()) / 1_000);
    throw new EdgeError("too-many-requests", "Too many requests. Try again in a moment.", {
      headers: ["Retry-After", String(seconds)],
    });
  }

  /** Counts one page that was rendered for this visitor only. */
  count(address: string): void {
    this.#of(address).count += 1;
  }
}
