import StoryblokClient, { type ISbStoriesParams } from "storyblok-js-client";
import { CONTENT_LIMITS, versionedTag } from "@spilhus/contracts";
import type { ContentClientConfig } from "./config.ts";
import { ContentError, errorOfAnswer } from "../errors/contentError.ts";
import { memoryCache } from "./memoryCache.ts";
import { fetchOptionsOf, queryOf, type ReadOptions } from "./requestOptions.ts";
import { contentDispatcher } from "../transport/dispatcher.ts";
import { sharedRateLimiter } from "../transport/sharedRateLimiter.ts";
import { createTransport, type Call, type Envelope } from "../transport/transport.ts";

const DEFAULT_TIMEOUT_MS = 5_000;

/** One answered call: the body as the service sent it, and the totals from its headers, if any. */
export interface RawAnswer {
  answer: unknown;
  total: number | undefined;
  perPage: number | undefined;
}

/**
 * Reads `path` below the endpoint. Throws ContentError.
 *
 * @param tags cache tags of the answer.
 * @param parse throws ContentError `invalid-answer` for answers that break the contract.
 */
export type Reader = <Answer>(
  path: string,
  parameters: { starts_with?: string; by_uuids?: string; per_page?: number; page?: number },
  options: ReadOptions,
  tags: readonly string[],
  parse: (raw: RawAnswer) => Answer,
) => Promise<Answer>;

function count(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) ? value : undefined;
}

/** The status of the answer behind a rejection of the library: a plain object, not an error. */
function refusal(rejection: unknown): { status: number; body: unknown } | undefined {
  if (typeof rejection !== "object" || rejection === null) return undefined;
  if (!("status" in rejection && typeof rejection.status === "number" && "response" in rejection))
    return undefined;
  const { response } = rejection as { response: { data: Envelope } };
  return { status: rejection.status, body: response.data.answer };
}

/** storyblok-js-client with our transport: it builds the query, retries a 429 and uses the cache. */
export function createReader(config: ContentClientConfig, accessToken: string): Reader {
  const perSecond =
    config.oauthToken === undefined
      ? CONTENT_LIMITS.requestsPerSecond
      : CONTENT_LIMITS.requestsPerSecondWithOAuth;
  const endpoint = config.endpoint.replace(/\/+$/, "");
  const limiter = sharedRateLimiter(endpoint, accessToken, perSecond);
  const library = new StoryblokClient({
    accessToken,
    endpoint,
    ...(config.oauthToken !== undefined && { oauthToken: config.oauthToken }),
    // Our dispatcher enforces the limit, below any data cache; 0 disables the library's own.
    rateLimit: 0,
    maxRetries: CONTENT_LIMITS.retries,
    retriesDelay: CONTENT_LIMITS.retryDelayMs,
    version: "published",
    // An automatic cv would always request the state of the last answer; see `cv` in the config.
    cache: {
      clear: "manual",
      cv: "manual",
      ...(config.cache === "memory" && { type: "custom", custom: memoryCache() }),
    },
    fetch: createTransport({
      // Looked up at each call: Next replaces the global fetch after this module is loaded.
      fetch: config.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      dispatcher: contentDispatcher(limiter, config.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      logger: config.logger,
    }),
  });

  const ask = async (
    path: string,
    parameters: Parameters<Reader>[1],
    options: ReadOptions,
    tags: readonly string[],
  ): Promise<RawAnswer> => {
    const query = queryOf(options);
    const token = query.version === "draft" ? config.previewToken : accessToken;
    if (token === undefined || token === "") {
      throw new ContentError(
        "preview-unavailable",
        "A draft was asked for, but no preview token is configured",
      );
    }
    const cv = config.cv?.(tags);
    const params: ISbStoriesParams = { ...query, ...parameters, token, ...(cv !== undefined && { cv }) };
    const call: Call = { attempts: 0, signal: options.fetchOptions?.signal ?? undefined };
    // Caches compare it with the version of a publish. 0: read before any version was known.
    const versions = config.cv ? tags.map((tag) => versionedTag(tag, cv ?? 0)) : [];
    const fetchOptions = { ...fetchOptionsOf(config.fetchOptions, options, [...tags, ...versions]), call };
    try {
      const result = await library.get(path, params, fetchOptions);
      const { answer } = result.data as Envelope;
      return { answer, total: count(result.total), perPage: count(result.perPage) };
    } catch (rejection) {
      if (call.failure !== undefined) throw call.failure;
      const refused = refusal(rejection);
      if (refused !== undefined) throw errorOfAnswer(refused.status, refused.body, path);
      throw new ContentError("unreachable", "The content call failed", { cause: rejection });
    }
  };

  return async (path, parameters, options, tags, parse) => {
    try {
      return parse(await ask(path, parameters, options, tags));
    } catch (error) {
      if (error instanceof ContentError && error.code === "invalid-answer") config.onInvalidAnswer?.(tags);
      throw error;
    }
  };
}
