import { logOut } from "@spilhus/api-client";
import { noticeForNextPage } from "@spilhus/page-kit/notifications";
import { cancelSignOut } from "./pendingSignOut.ts";
import { sessionEndingCall } from "./sessionEndingCall.ts";
import { leaveForFrontPage } from "./leave.ts";

/**
 * Logs the player out and goes to the front page (R7.12), which shows `notice`. Requests that are refused meanwhile do not
 * open the login, because the page is marked as signing out until it is gone.
 */
export async function logOutAndLeave(
  notice: string,
  call = logOut,
  leave = leaveForFrontPage,
): Promise<void> {
  await sessionEndingCall((transport) => call(transport));
  addEventListener("pagehide", cancelSignOut, { once: true });
  noticeForNextPage(notice);
  leave();
}
