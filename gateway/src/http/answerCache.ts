import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";

/** A finished answer: its body and the headers that belong to it. */
export interface Answer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | number>>;
}

export interface AnswerCacheSettings {
  readonly maxBytes: number;
  /** How long an answer may be given again; absent: as long as its key says all there is to say. */
  readonly ttlMs?: number;
  readonly clock: Clock;
}

/** Answers kept in memory, bounded by bytes; who asks for one that is being made waits for it. Errors are not kept. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer, () => Promise<Answer>>;

  constructor({ maxBytes, ttlMs, clock }: AnswerCacheSettings) {
    this.#answers = new LRUCache<string, Answer, () => Promise<Answer>>({
      maxSize: maxBytes,
      // Two bytes a character is the most a string takes.
      sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 200,
      fetchMethod: (_key, _stale, { context }) => context(),
      ...(ttlMs === undefined ? {} : { ttl: ttlMs, ttlResolution: 0, perf: { now: () => clock.now() } }),
    });
  }

  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    // An answer larger than the whole cache is made, given and not kept.
    return (await this.#answers.fetch(key, { context: make })) ?? make();
  }
}
