import { ErrorBodySchema, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { ApiError } from "./apiError.ts";

const DEFAULT_TIMEOUT_MS = 10_000;

/** How calls leave this process. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Origin of the services for calls from a server; absent in a browser, where they share the page's origin. */
  readonly origin?: string;
  /** Limit for a call with its whole answer; 10 s when absent. */
  readonly timeoutMs?: number;
}

export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** One call and the schema its answer must meet. */
export interface Call<Answer> {
  /** `GET` when absent. */
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** `undefined` values are left out. */
  readonly query?: QueryValues;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A zod schema of the contracts; an empty answer is parsed as `undefined`. */
  readonly answer: { readonly parse: (input: unknown) => Answer };
  /** Ends the call when whoever asked is gone. */
  readonly signal?: AbortSignal | undefined;
}

function addressOf({ origin = "" }: Transport, { path, query = {} }: Call<unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return origin + path + (search.size > 0 ? `?${search}` : "");
}

function parseJson(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

function refusal(response: Response, text: string, where: string): ApiError {
  const { status } = response;
  let requestId = response.headers.get(REQUEST_ID_HEADER) ?? undefined;
  let reason: string | undefined;
  let message = `${where} answered ${status}.`;
  try {
    const { error } = ErrorBodySchema.parse(parseJson(text));
    reason = error.code;
    requestId = error.requestId ?? requestId;
    message = `${where} answered ${status}: ${error.message}`;
  } catch {
    // Not one of our services' bodies, e.g. a proxy's page: the status says enough.
  }
  return new ApiError("refused", message, { status, requestId, reason });
}

async function send(transport: Transport, call: Call<unknown>, where: string): Promise<[Response, string]> {
  const { method = "GET", body, signal } = call;
  const timeout = AbortSignal.timeout(transport.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  // Not `AbortSignal.any`, which Safari before 17.4 lacks.
  const ended = new AbortController();
  for (const source of [timeout, signal]) {
    if (source?.aborted) ended.abort(source.reason);
    source?.addEventListener("abort", () => ended.abort(source.reason), { signal: ended.signal });
  }
  try {
    const response = await transport.fetch(addressOf(transport, call), {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        "x-requested-with": "XMLHttpRequest",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: ended.signal,
    });
    return [response, await response.text()];
  } catch (cause) {
    if (signal?.aborted) throw new ApiError("aborted", `${where} was called off.`, { cause });
    if (timeout.aborted) throw new ApiError("timeout", `${where} took too long.`, { cause });
    throw new ApiError("network", `${where} could not be reached.`, { cause });
  } finally {
    // Takes the listeners off the caller's signal, which may outlive thousands of calls.
    ended.abort();
  }
}

/**
 * Makes a call with credentials, the XMLHttpRequest marker and `accept: application/json` (R7.01).
 *
 * @returns the answer, parsed by the call's schema
 * @throws {ApiError} for everything that can go wrong
 */
export async function request<Answer>(transport: Transport, call: Call<Answer>): Promise<Answer> {
  const where = `${call.method ?? "GET"} ${call.path}`;
  const [response, text] = await send(transport, call, where);
  if (!response.ok) throw refusal(response, text, where);
  try {
    return call.answer.parse(parseJson(text));
  } catch (cause) {
    const requestId = response.headers.get(REQUEST_ID_HEADER) ?? undefined;
    const details = { status: response.status, requestId, cause };
    throw new ApiError("unreadable", `${where} answered something else than its contract says.`, details);
  }
}
