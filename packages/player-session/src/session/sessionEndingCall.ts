import type { Transport } from "@spilhus/api-client";
import { beginSignOut, cancelSignOut } from "./pendingSignOut.ts";
import { leaveUnauthorized } from "./leave.ts";
import { playerTransport } from "./playerTransport.ts";

/** A session that had ended before the call leads to the front page as usual (R8.01). */
const transport: Transport = { ...playerTransport, onUnauthorized: leaveUnauthorized };

/**
 * Runs a call by which the services end the player's sessions. The page is marked as signing out before the call, because
 * other requests may be refused before its answer arrives; a failed call removes the mark.
 */
export async function sessionEndingCall<Answer>(
  call: (transport: Transport) => Promise<Answer>,
): Promise<Answer> {
  beginSignOut();
  try {
    return await call(transport);
  } catch (error) {
    cancelSignOut();
    throw error;
  }
}
