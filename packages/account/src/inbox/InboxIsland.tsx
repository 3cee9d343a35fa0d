"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { UserInfo } from "@spilhus/contracts/player-account";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { playerQuery } from "../player-data/playerQueries.ts";
import { changeUser } from "@spilhus/player-session/session";
import type { InboxMessages } from "./inboxKeys.ts";
import { InboxPanel } from "./InboxPanel.tsx";
import { INBOX_SERVICE } from "./inboxService.ts";

interface InboxIslandProps {
  readonly zone: string;
  readonly messages: InboxMessages;
}

function CountedInbox(props: InboxIslandProps) {
  const queries = useQueryClient();
  const count = (unreadMessages: number) => {
    queries.setQueryData<UserInfo>(playerQuery.queryKey, (user) => user && { ...user, unreadMessages });
    changeUser({ unreadMessages });
  };
  return <InboxPanel {...props} service={INBOX_SERVICE} onUnread={count} />;
}

/** The player's messages, asked for by the page itself; the menu's count goes with them. */
export function InboxIsland(props: InboxIslandProps) {
  return (
    <AccountQueries>
      <CountedInbox {...props} />
    </AccountQueries>
  );
}
