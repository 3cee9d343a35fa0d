import type { ContentLogger } from "../logger/logger.ts";
import type { ContentFetchOptions } from "./requestOptions.ts";

export interface ContentClientConfig {
  /** Everything before `/cdn/stories`, e.g. `https://api.storyblok.com/v2` or the gateway's. */
  endpoint: string;
  /** The read token (R6.07). */
  accessToken: string | undefined;
  /** Sent as `Authorization`; lowers the limit from 5 to 3 calls a second (R9.06). */
  oauthToken?: string;
  /** Token that may read drafts; without it `version: "draft"` is refused. */
  previewToken?: string;
  /** `memory` keeps published answers for 10 s. Not inside Next, which must see every call to know a page's tags. */
  cache?: "none" | "memory";
  /** Default: the global `fetch`. Must honour `dispatcher`, which carries the rate limit and the time-out. */
  fetch?: typeof fetch;
  logger: ContentLogger;
  /**
   * Cache version (`cv`) to read at, for a call whose answer goes stale with these tags; without one the service answers
   * its newest.
   */
  cv?: (tags: readonly string[]) => number | undefined;
  /**
   * Called when a successful answer breaks the contract: caches must drop it by these tags, otherwise it would be read
   * again until the next publish.
   */
  onInvalidAnswer?: (tags: readonly string[]) => void;
  /** For each call, from sending it until the answer is complete. Default 5000. */
  timeoutMs?: number;
  /** For every call, e.g. `{ cache: "force-cache" }` inside Next; a call's own options take precedence. */
  fetchOptions?: ContentFetchOptions;
}
