"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { AccountCount } from "@spilhus/ui";
import { useSession } from "@spilhus/player-session/session";

/** The number of unread messages, next to the menu item of the inbox. The header menu shows the same number. */
export function UnreadIsland() {
  const shown = useSession();
  if (!shown?.user) return null;
  const count = shown.user.unreadMessages;
  return (
    <AccountCount count={count} label={islandTranslator(shown.messages)("inbox.unreadCount", { count })} />
  );
}
