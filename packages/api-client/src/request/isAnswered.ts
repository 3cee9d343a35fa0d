import { ApiError } from "./apiError.ts";

/** Refusals after which the same request may still be under way or was never handled. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set(["request-in-progress", "too-many-requests"]);

/**
 * Whether a failed call was answered for good. Without an answer the outcome is unknown, and a retry needs the same
 * idempotency key: the edge's 502 to 504 and the gateway's 500 and 503 do not say what became of the request.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status ?? 500) < 500 && !UNDECIDED.has(error.reason);
