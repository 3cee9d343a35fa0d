"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { updateUser } from "@spilhus/player-session/session";
import type { InboxMessages } from "./inboxMessages.ts";
import { InboxPanel } from "./InboxPanel.tsx";
import { INBOX_SERVICE } from "./inboxService.ts";

interface InboxIslandProps {
  readonly zone: string;
  readonly messages: InboxMessages;
}

const showUnread = (unreadMessages: number) => updateUser({ unreadMessages });

/** The player's messages, fetched in the browser. Reading a message updates the count in the menu. */
export function InboxIsland(props: InboxIslandProps) {
  return (
    <AccountQueries>
      <InboxPanel {...props} service={INBOX_SERVICE} onUnread={showUnread} />
    </AccountQueries>
  );
}
