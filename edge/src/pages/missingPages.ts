import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";

const MAX = 5_000;
const REMEMBERED_MS = 1_000;

/**
 * Pages an app has lately said it does not have, so that a flood on one dead address does not reach it. They have
 * their own small room: addresses without a page have no end.
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

  /** Whatever a brand publishes may be the missing page. */
  purge(brand: string): void {
    for (const [key, page] of this.#until.entries()) {
      if (page.brand === brand) this.#until.delete(key);
    }
  }
}
