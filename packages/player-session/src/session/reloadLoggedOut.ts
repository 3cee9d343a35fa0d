import { islandTranslator } from "@spilhus/i18n/island";
import { noticeForNextPage } from "@spilhus/page-kit/notifications";
import { isSigningOut } from "./pendingSignOut.ts";
import { sessionStore } from "./sessionStore.ts";

/**
 * Reloads a page that shows a player who was logged out elsewhere: nothing of them stays in memory, and the new document says
 * what happened. A page that is signing out itself is left alone.
 */
export function reloadLoggedOut(reload = () => location.reload()): void {
  if (isSigningOut()) return;
  const messages = sessionStore.shown()?.messages;
  if (messages) noticeForNextPage(islandTranslator(messages)("account.noLongerLoggedIn"));
  reload();
}
