import { ApiError, isAnswered } from "@spilhus/api-client";
import type { RequestKeeper } from "./requestKeeper.ts";

/** Whether the key is spent; a request that waits for a confirmation is sent again with it. */
const isSpent = (error: unknown): boolean =>
  isAnswered(error) && !(error instanceof ApiError && error.reason === "confirmation-needed");

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
    if (isSpent(error)) keeper.forget();
    throw error;
  }
}
