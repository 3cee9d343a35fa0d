"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { playerTransport } from "@spilhus/player-session/session";
import { ActiveSessionsPanel, type ActiveSessionsPanelProps } from "./ActiveSessionsPanel.tsx";
import { ACTIVE_SESSIONS_SERVICE } from "./activeSessionsService.ts";

type ActiveSessionsIslandProps = Omit<ActiveSessionsPanelProps, "service" | "transport">;

/** The player's active sessions, fetched in the browser. */
export function ActiveSessionsIsland(props: ActiveSessionsIslandProps) {
  return (
    <AccountQueries>
      <ActiveSessionsPanel {...props} service={ACTIVE_SESSIONS_SERVICE} transport={playerTransport} />
    </AccountQueries>
  );
}
