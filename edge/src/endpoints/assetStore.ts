import type { Clock } from "@spilhus/lib";
import { AnswerCache, type CacheStats } from "../cache/index.ts";
import type { Exchange } from "../request/index.ts";
import { sendStored, StoredAnswer } from "../respond/index.ts";
import { isCompressible } from "./contentTypes.ts";

/** A file of an app or of the gateway. */
export interface Asset {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  /** How long it is fresh in memory. */
  readonly ttlMs: number;
  /** Whether it is worth the best compression: it is sent many times before it changes. */
  readonly isLasting: boolean;
}

/** An asset opened as a document, such as a picture with a script, can run and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** The best brotli quality takes 50 ms for 200 KB; larger files and those that change often get a quicker one. */
const BEST_UP_TO = 512 * 1024;
const BEST_QUALITY = 11;
const QUICK_QUALITY = 5;

async function prepare({ body, contentType, cacheControl, isLasting }: Asset): Promise<StoredAnswer> {
  const compressible = isCompressible(contentType);
  const answer = new StoredAnswer({
    status: 200,
    body,
    contentType,
    cacheControl,
    vary: compressible ? "Accept-Encoding" : "",
    policy: () => POLICY,
  });
  if (compressible)
    await answer.body.compress(isLasting && body.length <= BEST_UP_TO ? BEST_QUALITY : QUICK_QUALITY);
  return answer;
}

/** Files in bounded memory, compressed before they are first sent. */
export class AssetStore {
  readonly #cache: AnswerCache<StoredAnswer>;
  readonly #isUncached: boolean;

  /** @param isUncached in development: every request fetches the file, so that an edit is seen */
  constructor(maxBytes: number, clock: Clock, isUncached = false) {
    this.#cache = new AnswerCache(maxBytes, clock);
    this.#isUncached = isUncached;
  }

  /**
   * Answers with the file of a key, fetching it when it is not in memory.
   *
   * @param key name of the file within its brand
   * @throws whatever `source` throws, when there is no older answer
   */
  serve(exchange: Exchange, key: string, source: () => Promise<Asset>): void | Promise<void> {
    if (this.#isUncached) return this.#pass(exchange, source);
    const brand = exchange.site.brand.id;
    const name = `${brand}\n${key}`;
    const hit = this.#cache.lookup(name);
    if (hit?.freshness === "fresh") return sendStored(exchange, hit.value);
    const loading = this.#cache.load(name, brand, async () => {
      const asset = await source();
      return {
        value: await prepare(asset),
        tags: [asset.ttlMs === Infinity ? "immutable" : "any"],
        ttlMs: asset.ttlMs,
      };
    });
    return loading.then((answer) => sendStored(exchange, answer));
  }

  async #pass(exchange: Exchange, source: () => Promise<Asset>): Promise<void> {
    const { body, contentType } = await source();
    const policy = () => POLICY;
    sendStored(
      exchange,
      new StoredAnswer({ status: 200, body, contentType, cacheControl: "no-store", vary: "", policy }),
    );
  }

  /** Makes all mutable files of a brand stale. */
  purge(brand: string): number {
    return this.#cache.purge(brand, ["any"]);
  }

  stats(): CacheStats {
    return this.#cache.stats();
  }
}
