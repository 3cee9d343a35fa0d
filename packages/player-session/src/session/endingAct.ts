import type { Transport } from "@spilhus/api-client";
import { holdPage, releasePage } from "./heldPage.ts";
import { leaveUnauthorized } from "./leave.ts";
import { playerTransport } from "./playerCalls.ts";

/** A session that was over before the act leads away as ever (R8.01). */
const transport: Transport = { ...playerTransport, onUnauthorized: leaveUnauthorized };

/**
 * An act by which the services end the player's sessions. The page is held from before the call, since other tabs and this
 * page's own questions may hear of the end before the answer is here, until `endHere`, or until the act has failed.
 */
export async function endingAct<Answer>(act: (transport: Transport) => Promise<Answer>): Promise<Answer> {
  holdPage();
  try {
    return await act(transport);
  } catch (error) {
    releasePage();
    throw error;
  }
}
