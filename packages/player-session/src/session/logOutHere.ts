import { logOut } from "@spilhus/api-client";
import { noticeForNextPage } from "@spilhus/page-kit/notifications";
import { releasePage } from "./heldPage.ts";
import { endingAct } from "./endingAct.ts";
import { leaveForGood } from "./leave.ts";

/**
 * Logs the player out and leaves for the front page (R7.12), which shows `notice`. Requests that the page sends meanwhile are
 * answered that nobody is logged in: the page is held until it is gone, so that they lead to no login.
 */
export async function logOutHere(notice: string, call = logOut, leave = leaveForGood): Promise<void> {
  await endingAct((transport) => call(transport));
  addEventListener("pagehide", releasePage, { once: true });
  noticeForNextPage(notice);
  leave();
}
