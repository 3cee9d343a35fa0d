import type { Dispatcher } from "undici";
import { ContentError } from "../errors/contentError.ts";
import type { ContentLogger } from "../logger/logger.ts";

/** Data that a call of the client shares with the transport, through the library's `fetchOptions`. */
export interface Call {
  /** Number of times it was sent; more than one after a 429. */
  attempts: number;
  /** The caller's own signal. */
  signal: AbortSignal | undefined;
  /** Why there is no usable answer; the library would keep only its text. */
  failure?: ContentError;
}

/** The JSON body for the library; see `createTransport`. */
export interface Envelope {
  answer: unknown;
  bytes: number;
}

type FetchInit = RequestInit & { call: Call; dispatcher?: Dispatcher };

function isAccepted(status: number): boolean {
  return status >= 200 && status <= 206;
}

function failureOf(cause: unknown): ContentError {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof ContentError) return error;
    if (
      "code" in error &&
      typeof error.code === "string" &&
      /^UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$/.test(error.code)
    ) {
      return new ContentError("timeout", "The content service did not answer in time", { cause });
    }
    if (error.name === "ResponseExceededMaxSizeError") {
      return new ContentError("invalid-answer", "The content service sent a too large answer", { cause });
    }
  }
  const why = cause instanceof Error ? cause.message : String(cause);
  return new ContentError("unreachable", `The content service could not be reached: ${why}`, { cause });
}

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * The `fetch` for storyblok-js-client. It corrects how the library handles answers (R8.11): it accepts 200–206 as
 * success, where the library accepts only 200, and keeps the status of a 429 or 5xx that is not JSON, which the library
 * loses together with the retry. It wraps the body in an envelope without `story` and `stories`, because the library's
 * own resolving grows exponentially between stories that refer to each other, ignores the component in
 * `component.field` and drops the fetch options of its additional calls.
 */
export function createTransport(options: {
  fetch: typeof fetch;
  dispatcher: Dispatcher;
  logger: ContentLogger;
}): typeof fetch {
  return async (input, init) => {
    // The library spreads `fetchOptions` into `init`; the client always puts its `call` there.
    const { call, signal: _ofTheLibrary, ...rest } = init as FetchInit;
    call.attempts += 1;
    // React remembers a GET without a signal for the whole render, so that one render fetches a story once. A retry
    // must not be answered from that memory.
    const signal = call.signal ?? (call.attempts > 1 ? new AbortController().signal : undefined);
    const path = new URL(String(input)).pathname;
    try {
      const request: Omit<FetchInit, "call"> = {
        ...rest,
        dispatcher: options.dispatcher,
        ...(signal && { signal }),
      };
      // The two copies of undici's types (Node's and the package's) describe the same class.
      const response = await options.fetch(input, request as RequestInit);
      const text = await response.text();
      const body = parse(text);
      if (isAccepted(response.status) && body === undefined) {
        throw new ContentError(
          "invalid-answer",
          `The content service answered ${path} with ${response.status} without JSON`,
          {
            status: response.status,
          },
        );
      }
      if (response.status === 429) {
        options.logger.warn({ path, attempt: call.attempts }, "The content service limited a call");
      }
      const envelope: Envelope = { answer: body?.json, bytes: text.length };
      return Object.assign(
        new Response(null, {
          status: isAccepted(response.status) ? 200 : response.status,
          headers: response.headers,
        }),
        { json: async () => envelope },
      );
    } catch (cause) {
      call.failure = call.signal?.aborted
        ? new ContentError("aborted", "The caller aborted the content call", { cause })
        : failureOf(cause);
      throw call.failure;
    }
  };
}
