import { unauthorizedAddress } from "@spilhus/api-client";
import { isLossTold } from "../visitor/lostSession.ts";
import { clearSessionCookie } from "./clearSessionCookie.ts";
import { forgetPlayer } from "./forgetPlayer.ts";
import { notifyTabs } from "./tabs.ts";

/**
 * Goes to the front page with a return address, when a service says that there is no session (R8.01). A page that tells its
 * player itself why the session is over stays.
 */
export function leaveUnauthorized(): void {
  if (isLossTold()) {
    forgetPlayer();
    return;
  }
  clearSessionCookie();
  notifyTabs();
  location.assign(unauthorizedAddress(location));
}

/** Goes to the front page as a new document, so that nothing of the player stays in memory. */
export function leaveForFrontPage(): void {
  clearSessionCookie();
  notifyTabs();
  location.replace("/");
}
