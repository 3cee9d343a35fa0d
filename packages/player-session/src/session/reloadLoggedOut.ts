import { islandTranslator } from "@spilhus/i18n/island";
import { noticeForNextPage } from "@spilhus/page-kit/notifications";
import { isLossTold } from "../visitor/lostSession.ts";
import { forgetPlayer } from "./forgetPlayer.ts";
import { isSigningOut } from "./pendingSignOut.ts";
import { sessionStore } from "./sessionStore.ts";

/**
 * Reloads a page that shows a player who was logged out elsewhere: nothing of them stays in memory, and the new document says
 * what happened. A page that is signing out itself, or tells its player why the session is over, stays.
 */
export function reloadLoggedOut(reload = () => location.reload()): void {
  if (isSigningOut()) return;
  if (isLossTold()) {
    forgetPlayer();
    return;
  }
  const messages = sessionStore.shown()?.messages;
  if (messages) noticeForNextPage(islandTranslator(messages)("account.noLongerLoggedIn"));
  reload();
}
