"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { AccountCount } from "@spilhus/ui";
import { useSession } from "@spilhus/player-session/session";

/** How many messages the player has not read, beside their entry in the account's places; the head's menu says the same. */
export function UnreadIsland() {
  const shown = useSession();
  if (!shown?.user) return null;
  const count = shown.user.unreadMessages;
  return (
    <AccountCount count={count} label={islandTranslator(shown.messages)("inbox.unreadCount", { count })} />
  );
}
