import { ApiError, createDeposit } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { asSentBefore, forgetKey, keyFor, type DepositRequest } from "./depositKey.ts";

/** Refusals after which the same request may still be under way, or was never handled. */
const UNDECIDED = new Set(["request-in-progress", "too-many-requests"]);

/** Whether the service has answered the request for good. Without an answer the outcome is unknown, not a failure. */
function isAnswered(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.code === "refused" &&
    (error.status ?? 500) < 500 &&
    !UNDECIDED.has(error.reason ?? "")
  );
}

/**
 * Begins a deposit. The request's idempotency key is kept until the service has answered, so that a retry, also after a
 * reload, begins no second one.
 *
 * @throws {ApiError}
 */
export async function sendDeposit(request: DepositRequest, signal?: AbortSignal): Promise<Deposit> {
  const body = asSentBefore(request);
  const key = keyFor(body);
  try {
    const deposit = await createDeposit(playerTransport, { body, idempotencyKey: key, signal });
    forgetKey();
    return deposit;
  } catch (error) {
    if (isAnswered(error)) forgetKey();
    throw error;
  }
}
