"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import type { ChatSanctionsMessages } from "./chatSanctionsMessages.ts";
import { ChatSanctionsPanel } from "./ChatSanctionsPanel.tsx";
import { CHAT_SANCTIONS_SERVICE } from "./chatSanctionsService.ts";

interface ChatSanctionsIslandProps {
  readonly zone: string;
  readonly messages: ChatSanctionsMessages;
}

/** What was decided about the player in the chat, fetched in the browser. */
export function ChatSanctionsIsland(props: ChatSanctionsIslandProps) {
  return (
    <AccountQueries>
      <ChatSanctionsPanel {...props} service={CHAT_SANCTIONS_SERVICE} />
    </AccountQueries>
  );
}
