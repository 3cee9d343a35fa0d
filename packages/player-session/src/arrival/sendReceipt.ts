import { getPartnerData, type Transport } from "@spilhus/api-client";
import type { PartnerData } from "@spilhus/contracts/player-account";
import { receiptEvent, trackingContext, type TrackingClient } from "@spilhus/tracking";
import type { Arrival } from "./arrivals.ts";

interface Receipt {
  readonly arrival: Arrival;
  readonly userId: string;
  readonly siteName: string;
  /** Start of the session; a reload sends no second receipt for it. */
  readonly loggedInAt: string;
  readonly transport: Transport;
  readonly tracking: TrackingClient;
  readonly memory: Pick<Storage, "getItem" | "setItem">;
}

const SENT = "receipt-sent";

async function partnerOf(transport: Transport): Promise<PartnerData | undefined> {
  try {
    return await getPartnerData(transport);
  } catch {
    // A receipt without a partner is better than none.
    return undefined;
  }
}

/** Sends the receipt of a login or registration once (R3.11). */
export async function sendReceipt(receipt: Receipt): Promise<void> {
  const { arrival, userId, siteName, loggedInAt, transport, tracking, memory } = receipt;
  if (!(arrival.justLoggedIn || arrival.justSignedUp) || memory.getItem(SENT) === loggedInAt) return;
  memory.setItem(SENT, loggedInAt);
  const partner = await partnerOf(transport);
  const event = receiptEvent(trackingContext({ siteName, userId, partner, isApp: false, ...arrival }));
  if (event) await tracking.event(event);
}
