import { setTimeout } from "node:timers/promises";
import type { Clock, Log } from "@spilhus/lib";
import { AnswerCache, type CacheStats, type Hit, type Loaded } from "../cache/index.ts";
import { CompressionQueue } from "../encoding/index.ts";
import type { StoredAnswer } from "../respond/index.ts";

const QUALITY = 9;
/** A page of 200 KB compresses in 20 ms; uncompressed it takes a phone a second longer. The queue may be longer. */
const PATIENCE_MS = 100;

/**
 * Pages in memory. Pages with a query get a quarter of it for themselves: their number is unbounded, and they must not evict
 * the others.
 */
export class PageStore {
  readonly #plain: AnswerCache<StoredAnswer>;
  readonly #queried: AnswerCache<StoredAnswer>;
  readonly #compression: CompressionQueue;

  constructor(maxBytes: number, clock: Clock, log: Log) {
    this.#plain = new AnswerCache(Math.floor(maxBytes * 0.75), clock);
    this.#queried = new AnswerCache(Math.floor(maxBytes * 0.25), clock);
    this.#compression = new CompressionQueue((cause) => log("warn", "compression failed", { cause }));
  }

  #of(query: string): AnswerCache<StoredAnswer> {
    return query === "" ? this.#plain : this.#queried;
  }

  lookup(key: string, query: string): Hit<StoredAnswer> | undefined {
    return this.#of(query).lookup(key);
  }

  /**
   * See {@link AnswerCache.load}. A stored page is compressed once, before it is sent, unless the queue is long.
   */
  load(
    key: string,
    query: string,
    brand: string,
    source: () => Promise<Loaded<StoredAnswer>>,
  ): Promise<StoredAnswer> {
    const cache = this.#of(query);
    return cache.load(key, brand, async () => {
      const loaded = await source();
      const compressed = this.#compress(cache, key, loaded.value);
      await Promise.race([compressed, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
      return loaded;
    });
  }

  #compress(cache: AnswerCache<StoredAnswer>, key: string, page: StoredAnswer): Promise<void> {
    return this.#compression.add(async () => {
      await page.body.compress(QUALITY);
      cache.resized(key, page);
    });
  }

  purge(brand: string, tags: readonly string[], cv: number): number {
    return this.#plain.purge(brand, tags, cv) + this.#queried.purge(brand, tags, cv);
  }

  stats(): { readonly plain: CacheStats; readonly queried: CacheStats } {
    return { plain: this.#plain.stats(), queried: this.#queried.stats() };
  }

  /** Resolves when every stored page has been compressed. */
  settled(): Promise<void> {
    return this.#compression.idle();
  }
}
