import { ApiError } from "./apiError.ts";

/** Refusals after which the same request may still be under way or was never handled. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set(["request-in-progress", "too-many-requests"]);

/**
 * Whether a failed call was refused for good. Otherwise its outcome is unknown, and a retry needs the same idempotency
 * key: the edge's 502 to 504, the gateway's 500 and 503 and an unreadable answer do not say what became of the request.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === "refused" &&
  (error.status ?? 500) < 500 &&
  !UNDECIDED.has(error.reason);
