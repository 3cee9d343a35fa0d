"use client";
import { getPlayFeedback } from "@spilhus/api-client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { playerTransport } from "@spilhus/player-session/session";
import type { MentorMessages } from "./mentorMessages.ts";
import { MentorPanel } from "./MentorPanel.tsx";

const load = (signal: AbortSignal) => getPlayFeedback(playerTransport, { signal });

/** A player's play feedback, fetched in the browser. */
export function MentorIsland(props: { readonly zone: string; readonly messages: MentorMessages }) {
  return (
    <AccountQueries>
      <MentorPanel {...props} load={load} />
    </AccountQueries>
  );
}
