import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";

const MAX = 5_000;
const REMEMBERED_MS = 1_000;

/**
 * Addresses for which an app recently answered 404, so that a flood on one of them does not reach it. Kept apart from pages,
 * because their number is unbounded.
 */
export class MissingPages {
  readonly #until = new LRUCache<string, { readonly brand: string; readonly at: number }>({ max: MAX });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(key: string): boolean {
    const known = this.#until.get(key);
    return known !== undefined && this.#clock.now() - known.at < REMEMBERED_MS;
  }

  add(key: string, brand: string): void {
    this.#until.set(key, { brand, at: this.#clock.now() });
  }

  /** Forgets all of a brand: a publish may have added the page. */
  purge(brand: string): void {
    for (const [key, page] of this.#until.entries()) {
      if (page.brand === brand) this.#until.delete(key);
    }
  }
}
