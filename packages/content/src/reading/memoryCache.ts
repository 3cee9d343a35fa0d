import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import { LRUCache } from "lru-cache";
import type { ICacheProvider, ISbResult } from "storyblok-js-client";
import type { Envelope } from "../transport/transport.ts";

const MAX_BYTES = 32 * 1024 * 1024;

function cacheVersionOf(envelope: Envelope): unknown {
  const { answer } = envelope;
  return typeof answer === "object" && answer !== null && "cv" in answer ? answer.cv : undefined;
}

/**
 * A memory cache for the library, which uses it for published answers only (R9.06). The library's own cache is shared
 * by all clients of the process, unbounded and never expires. This one belongs to one client, keeps at most 32 MB for
 * at most 10 s (R9.02), and is cleared as soon as an answer has another cache version.
 */
export function memoryCache(): ICacheProvider {
  const answers = new LRUCache<string, ISbResult>({
    maxSize: MAX_BYTES,
    ttl: DATA_CACHE_SECONDS * 1_000,
    ttlResolution: 0,
    // Measured by the transport.
    sizeCalculation: (result: ISbResult) => Math.max(1, (result.data as Envelope).bytes),
  });
  let cacheVersion: unknown;
  return {
    // The library types a remembered answer as an open dictionary.
    get: async (key) => answers.get(key) as Awaited<ReturnType<ICacheProvider["get"]>>,
    set: async (key, result) => {
      const incoming = cacheVersionOf(result.data);
      if (incoming !== cacheVersion) answers.clear();
      cacheVersion = incoming;
      answers.set(key, result);
    },
    getAll: async () => undefined,
    flush: async () => answers.clear(),
  };
}
