import { ApiError } from "@spilhus/api-client";
import type { RequestKeeper } from "./requestKeeper.ts";

/** Refusals after which the same request may still be under way, was never handled, or waits for a confirmation. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set([
  "request-in-progress",
  "too-many-requests",
  "confirmation-needed",
]);

/** Whether the service has answered a request for good. Without an answer the outcome is unknown, not a failure. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === "refused" &&
  (error.status ?? 500) < 500 &&
  !UNDECIDED.has(error.reason);

/**
 * Sends a request under its kept key. The key is kept until the service has answered, so that a retry, also after a
 * reload, does nothing twice.
 *
 * @throws {ApiError}
 */
export async function sendKept<Asked extends object, Answer>(
  keeper: RequestKeeper<Asked>,
  request: Asked,
  send: (request: Asked, idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send(request, keeper.keyFor(request));
    keeper.forget();
    return answer;
  } catch (error) {
    if (isAnswered(error)) keeper.forget();
    throw error;
  }
}
