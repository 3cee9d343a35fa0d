import { completeSignOut } from "./pendingSignOut.ts";
import { showVisitor } from "../visitor/visitorStore.ts";
import { notifyTabs } from "./tabs.ts";
import { clearSessionCookie } from "./clearSessionCookie.ts";
import { playerCache } from "./playerCache.ts";
import { discardOlderRequests } from "./requestOrder.ts";

/**
 * Removes the player from this page after the services have ended the sessions at the player's own request. The page stays
 * and says what was done; other tabs check their session.
 */
export function forgetPlayer(): void {
  discardOlderRequests();
  clearSessionCookie();
  playerCache.clear();
  showVisitor("guest");
  completeSignOut();
  notifyTabs();
}
