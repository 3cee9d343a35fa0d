import {
  addPayoutAccount,
  ApiError,
  createWithdrawal,
  mitIdAddress,
  removePayoutAccount,
} from "@spilhus/api-client";
import type { PayoutAccount, Withdrawal } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { forgetRequest, goToConfirm, keyFor, type AskedRequest } from "./keptRequest.ts";

/** What came of a request. */
export type Answered =
  | { readonly kind: "withdraw"; readonly withdrawal: Withdrawal }
  | { readonly kind: "add"; readonly account: PayoutAccount }
  | { readonly kind: "remove"; readonly accounts: readonly PayoutAccount[] };

/** Refusals after which the same request may still be under way, or was never handled. */
const UNDECIDED = new Set(["request-in-progress", "too-many-requests"]);

const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === "refused" &&
  (error.status ?? 500) < 500 &&
  !UNDECIDED.has(error.reason ?? "");

async function make(request: AskedRequest, idempotencyKey: string, signal?: AbortSignal): Promise<Answered> {
  if (request.kind === "add") {
    const account = await addPayoutAccount(playerTransport, { idempotencyKey, signal });
    return { kind: "add", account };
  }
  if (request.kind === "remove") {
    const places = { accountId: request.accountId };
    const { accounts } = await removePayoutAccount(playerTransport, { places, idempotencyKey, signal });
    return { kind: "remove", accounts };
  }
  const { kind, ...body } = request;
  const withdrawal = await createWithdrawal(playerTransport, { body, idempotencyKey, signal });
  return { kind, withdrawal };
}

/**
 * Sends a request under its kept key. Without an answer the outcome is unknown, and the key stays for the next try.
 *
 * @throws {ApiError}
 */
export async function sendRequest(request: AskedRequest, signal?: AbortSignal): Promise<Answered> {
  try {
    const answered = await make(request, keyFor(request), signal);
    forgetRequest();
    return answered;
  } catch (error) {
    if (isAnswered(error) && !needsMitId(error)) forgetRequest();
    throw error;
  }
}

/** Whether a request was refused only because MitID has not yet confirmed it. */
export const needsMitId = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === "confirmation-needed";

/** Where MitID confirms the refused request; the browser comes back to `path`, where `comeBack` finds the request. */
export function confirmAddress(error: ApiError, request: AskedRequest, path: string): string {
  goToConfirm(request);
  const token = error.details?.["request"];
  return mitIdAddress("confirm", path, typeof token === "string" ? token : undefined);
}
