import {
  addPayoutAccount,
  ApiError,
  createWithdrawal,
  mitIdAddress,
  removePayoutAccount,
} from "@spilhus/api-client";
import type { PayoutAccount, Withdrawal } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { sendKept } from "../kept-request/sendKept.ts";
import { keptWithdrawal, type AskedRequest } from "./withdrawalRequest.ts";

/** What came of a request. */
export type Answered =
  | { readonly kind: "withdraw"; readonly withdrawal: Withdrawal }
  | { readonly kind: "add"; readonly account: PayoutAccount }
  | { readonly kind: "remove"; readonly accounts: readonly PayoutAccount[] };

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
 * Sends a request; it is carried out once, however often it is sent.
 *
 * @throws {ApiError}
 */
export const sendRequest = (asked: AskedRequest, signal?: AbortSignal): Promise<Answered> =>
  sendKept(keptWithdrawal, asked, (request, idempotencyKey) => make(request, idempotencyKey, signal));

/** Whether a request was refused only because MitID has not yet confirmed it. */
export const needsMitId = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === "confirmation-needed";

/** Where MitID confirms the refused request; the browser comes back to `path`, where the request is sent again. */
export function confirmAddress(error: ApiError, request: AskedRequest, path: string): string {
  keptWithdrawal.goToConfirm(request);
  const token = error.details?.["request"];
  return mitIdAddress("confirm", path, typeof token === "string" ? token : undefined);
}
