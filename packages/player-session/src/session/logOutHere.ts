import { logOut } from "@spilhus/api-client";
import { releasePage } from "./heldPage.ts";
import { endingAct } from "./endingAct.ts";
import { leaveForGood } from "./leave.ts";

/**
 * Logs the player out and leaves for the front page (R7.12). What the page asks meanwhile hears that nobody is logged in any
 * more: the page is held until it is gone, so that this leads to no login.
 */
export async function logOutHere(call = logOut, leave = leaveForGood): Promise<void> {
  await endingAct((transport) => call(transport));
  addEventListener("pagehide", releasePage, { once: true });
  leave();
}
