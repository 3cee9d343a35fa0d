import { ApiError, confirmDeposit as callConfirm, mitIdAddress } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { beginConfirmation } from "./confirmVisit.ts";
import { LATEST_PATH } from "./latestPath.ts";

/**
 * Confirms a deposit whose provider proved no strong authentication (BEK 1274/2019 § 7 (3)). The service accepts a MitID
 * confirmation of this very deposit alone: without one, the browser goes there, and the page it comes back to calls again.
 *
 * @param leave takes the browser to MitID; without it the player stays and can press the button
 * @returns nothing when MitID has not confirmed the deposit
 * @throws {ApiError} for every other refusal
 */
export async function confirmDeposit(
  txId: string,
  leave?: (address: string) => void,
): Promise<Deposit | undefined> {
  try {
    return await callConfirm(playerTransport, { places: { txId }, idempotencyKey: `confirm-${txId}` });
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== "confirmation-needed") throw error;
    if (!leave) return undefined;
    const { request } = error.details ?? {};
    beginConfirmation(txId);
    leave(mitIdAddress("confirm", LATEST_PATH, typeof request === "string" ? request : undefined));
    return undefined;
  }
}
