import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";
import { EdgeError } from "../errors/edgeError.ts";
import { PurgeLog } from "./purgeLog.ts";
import { TagIndex } from "./tagIndex.ts";

/** A value that knows its size. */
export interface Sized {
  /** Bytes it holds now; may grow, see {@link AnswerCache.resized}. */
  readonly bytes: number;
}

/** An answer of an app or of the gateway. */
export interface Loaded<Value extends Sized> {
  readonly value: Value;
  readonly tags: readonly string[];
  /** The content version that each tag was read at, of those that have one. */
  readonly versions?: ReadonlyMap<string, number>;
  readonly ttlMs: number;
}

/** `fresh`: serve. `aging`: serve, and renew in the background. `stale`: renew first, serve only if that fails. */
export type Freshness = "fresh" | "aging" | "stale";

export interface Hit<Value> {
  readonly value: Value;
  readonly freshness: Freshness;
}

interface Entry<Value> {
  readonly value: Value;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly versions: ReadonlyMap<string, number>;
  readonly flight: number;
  freshUntil: number;
  agingUntil: number;
}

interface Flight<Value> {
  readonly brand: string;
  readonly promise: Promise<Value>;
}

export interface CacheStats {
  readonly entries: number;
  readonly bytes: number;
  readonly maxBytes: number;
  readonly hits: number;
  readonly misses: number;
  readonly staleServed: number;
}

const NO_VERSIONS: ReadonlyMap<string, number> = new Map();
/** A failed renewal is not repeated for so long: a dead app must not cost every visitor its deadline. */
const RETRY_MS = 1_000;
const ENTRY_OVERHEAD = 1_024;

/** Whether an answer was read at a version or a newer one, for all of the tags that it has. */
function isReadAt(
  {
    tags: own,
    versions,
  }: { readonly tags: readonly string[]; readonly versions: ReadonlyMap<string, number> },
  tags: readonly string[],
  cv: number,
): boolean {
  const shared = own.filter((tag) => tags.includes(tag));
  return shared.length > 0 && shared.every((tag) => (versions.get(tag) ?? -Infinity) >= cv);
}

/** Answers in bounded memory: one fetch for many visitors, purged by tag, kept beyond their time in case the app is down. */
export class AnswerCache<Value extends Sized> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #tags = new TagIndex();
  readonly #purges = new PurgeLog();
  readonly #clock: Clock;
  readonly #maxBytes: number;
  #flightCount = 0;
  #hits = 0;
  #misses = 0;
  #staleServed = 0;

  constructor(maxBytes: number, clock: Clock) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
    this.#entries = new LRUCache<string, Entry<Value>>({
      maxSize: maxBytes,
      sizeCalculation: ({ value, tags }, key) =>
        value.bytes + 2 * key.length + 100 * tags.length + ENTRY_OVERHEAD,
      dispose: ({ brand, tags }, key) => this.#tags.remove(key, brand, tags),
    });
  }

  /** The stored answer of a key, without a request. */
  lookup(key: string): Hit<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const now = this.#clock.now();
    const freshness = now < entry.freshUntil ? "fresh" : now < entry.agingUntil ? "aging" : "stale";
    if (freshness !== "stale") this.#hits += 1;
    return { value: entry.value, freshness };
  }

  /**
   * Fetches a key, once for all concurrent callers. A caller after a purge never joins a fetch that began before it.
   *
   * @throws whatever `source` throws, when there is no older answer; a `not-found` always, since what is gone must
   * not come back from memory
   */
  async load(key: string, brand: string, source: () => Promise<Loaded<Value>>): Promise<Value> {
    this.#misses += 1;
    const running = this.#flights.get(key);
    if (running) return running.promise;
    this.#flightCount += 1;
    const promise = this.#fetch(key, brand, this.#flightCount, source);
    const flight = { brand, promise };
    this.#flights.set(key, flight);
    try {
      return await promise;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  async #fetch(
    key: string,
    brand: string,
    flight: number,
    source: () => Promise<Loaded<Value>>,
  ): Promise<Value> {
    const purgesSeen = this.#purges.sequence;
    try {
      const loaded = await source();
      this.#keep(key, brand, flight, loaded, purgesSeen);
      return loaded.value;
    } catch (error) {
      if (error instanceof EdgeError && error.code === "not-found") this.#entries.delete(key);
      const last = this.#entries.get(key);
      if (!last) throw error;
      last.freshUntil = Math.max(last.freshUntil, this.#clock.now() + RETRY_MS);
      this.#staleServed += 1;
      return last.value;
    }
  }

  #keep(
    key: string,
    brand: string,
    flight: number,
    { value, tags, ttlMs, versions = NO_VERSIONS }: Loaded<Value>,
    purgesSeen: number,
  ): void {
    const newest = this.#entries.peek(key);
    if (newest && newest.flight > flight) return;
    const now = this.#clock.now();
    const isOutdated = this.#purges.concerning(brand, tags).some(({ tag, purge }) => {
      const version = versions.get(tag);
      if (version !== undefined && purge.cv !== undefined) return version < purge.cv;
      return purge.sequence > purgesSeen;
    });
    this.#entries.set(key, {
      value,
      brand,
      tags,
      versions,
      flight,
      freshUntil: isOutdated ? now : now + ttlMs,
      agingUntil: isOutdated ? now : now + 2 * ttlMs,
    });
    if (this.#entries.has(key)) this.#tags.add(key, brand, tags);
  }

  /**
   * Makes every answer stale that has one of the tags and was read at an older version, and every one of the brand that
   * names no tags.
   *
   * @param cv the content version after the change; without one, every answer with one of the tags is stale
   */
  purge(brand: string, tags: readonly string[], cv?: number): number {
    this.#purges.record(brand, tags, this.#clock.now(), cv);
    for (const [key, flight] of this.#flights) {
      if (flight.brand === brand) this.#flights.delete(key);
    }
    let count = 0;
    for (const key of this.#tags.concerned(brand, tags)) {
      const entry = this.#entries.peek(key);
      if (!entry || (cv !== undefined && isReadAt(entry, tags, cv))) continue;
      entry.freshUntil = 0;
      entry.agingUntil = 0;
      count += 1;
    }
    return count;
  }

  /** Updates the size of a value that has grown. Drops only what no longer fits. */
  resized(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value !== value) return;
    this.#entries.set(key, { ...entry });
    if (this.#entries.has(key)) this.#tags.add(key, entry.brand, entry.tags);
  }

  stats(): CacheStats {
    return {
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      maxBytes: this.#maxBytes,
      hits: this.#hits,
      misses: this.#misses,
      staleServed: this.#staleServed,
    };
  }
}
