import { IDEMPOTENCY_KEY_HEADER, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { ApiError } from "./apiError.ts";
import { parseJson } from "./parseJson.ts";
import { refusal } from "./refusal.ts";

const DEFAULT_TIMEOUT_MS = 10_000;
const MONOLITH_FAILED = "Monolith request failed. Success is false.";

/** How calls are sent. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Origin of the services for calls from a server; absent in a browser, where they share the page's origin. */
  readonly origin?: string;
  /** Longest time for a call with its whole answer. Absent: 10 s. */
  readonly timeoutMs?: number;
  /** Called for each 401, before the call fails (R8.01). */
  readonly onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Called for faults of a service, such as a legacy call without success (R8.03). */
  readonly report?: ((error: ApiError) => void) | undefined;
}

export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** One call, and the schema of its answer. */
export interface Call<Answer> {
  /** Absent: `GET`. */
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  /** `undefined` values are left out. */
  readonly query?: QueryValues;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The answer says by `success: false` that the call failed, whatever its status (R8.03). */
  readonly legacy?: boolean;
  /** A zod schema of the contracts; an empty answer is parsed as `undefined`. */
  readonly answer: { readonly parse: (input: unknown) => Answer };
  readonly signal?: AbortSignal | undefined;
  /** Sent again with every retry, so that the call is carried out once. */
  readonly idempotencyKey?: string | undefined;
}

function addressOf({ origin = "" }: Transport, { path, query = {} }: Call<unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return origin + path + (search.size > 0 ? `?${search}` : "");
}

async function send(transport: Transport, call: Call<unknown>, where: string): Promise<[Response, string]> {
  const { method = "GET", signal, idempotencyKey } = call;
  // The services accept changes only as JSON, which no form of another site can send, even without a body.
  const body = call.body === undefined && method !== "GET" ? {} : call.body;
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
        ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: ended.signal,
    });
    return [response, await response.text()];
  } catch (cause) {
    if (signal?.aborted) throw new ApiError("aborted", `${where} was aborted.`, { cause });
    if (timeout.aborted) throw new ApiError("timeout", `${where} took too long.`, { cause });
    throw new ApiError("network", `${where} could not be reached.`, { cause });
  } finally {
    // Removes the listeners from the caller's signal, which may outlive thousands of calls.
    ended.abort();
  }
}

function isWithoutSuccess(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "success" in answer && answer.success === false;
}

/** @throws {ApiError} `monolith` or `unreadable` */
function readAnswer<Answer>(call: Call<Answer>, response: Response, text: string, where: string): Answer {
  const requestId = response.headers.get(REQUEST_ID_HEADER) ?? undefined;
  const details = { status: response.status, requestId };
  try {
    const json = parseJson(text);
    if (!call.legacy || !isWithoutSuccess(json)) return call.answer.parse(json);
  } catch (cause) {
    const message = `${where} returned an answer that breaks its contract.`;
    throw new ApiError("unreadable", message, { ...details, cause });
  }
  throw new ApiError("monolith", MONOLITH_FAILED, details);
}

/**
 * Makes a call with credentials, the XMLHttpRequest marker and `accept: application/json` (R7.01).
 *
 * @returns the answer, parsed by the call's schema
 * @throws {ApiError} for every failure
 */
export async function request<Answer>(transport: Transport, call: Call<Answer>): Promise<Answer> {
  const where = `${call.method ?? "GET"} ${call.path}`;
  const [response, text] = await send(transport, call, where);
  if (!response.ok) {
    const error = refusal(response, text, where);
    if (error.status === 401) transport.onUnauthorized?.(error);
    throw error;
  }
  try {
    return readAnswer(call, response, text, where);
  } catch (error) {
    if (error instanceof ApiError) transport.report?.(error);
    throw error;
  }
}
