"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import type { ChatSanctionsMessages } from "./chatSanctionsMessages.ts";
import { readOwnLines } from "./chatSanctionsService.ts";
import { OwnLines } from "./OwnLines.tsx";
import { saveFile } from "./saveFile.ts";

/** A file of what is kept of the player in the chat, made in the browser. */
export function OwnLinesIsland({ messages }: { readonly messages: ChatSanctionsMessages }) {
  return (
    <AccountQueries>
      <OwnLines read={readOwnLines} save={saveFile} messages={messages} />
    </AccountQueries>
  );
}
