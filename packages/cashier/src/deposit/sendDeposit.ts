import { createDeposit } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { sendKept } from "../kept-request/sendKept.ts";
import { asSentBefore, keptDeposit, type DepositRequest } from "./depositRequest.ts";

/**
 * Begins a deposit, once however often it is sent.
 *
 * @throws {ApiError}
 */
export const sendDeposit = (request: DepositRequest, signal?: AbortSignal): Promise<Deposit> =>
  sendKept(keptDeposit, asSentBefore(request), (body, idempotencyKey) =>
    createDeposit(playerTransport, { body, idempotencyKey, signal }),
  );
