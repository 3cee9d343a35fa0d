"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import type { PlayerParts } from "@spilhus/player-session/visitor";
import { GameAction } from "./GameAction.tsx";
import { PlayerHeader } from "./PlayerHeader.tsx";
import { SessionClockIsland } from "@spilhus/player-session/session-clock";
import { SessionWatch } from "./SessionWatch.tsx";
import { useSession } from "@spilhus/player-session/session";

function PlayerClock() {
  const shown = useSession();
  if (!shown) return null;
  const { session, moment, messages } = shown;
  return (
    <SessionClockIsland
      label={islandTranslator(messages)("session.clock")}
      loggedInAt={session.loggedInAt}
      moment={moment}
      place="edge"
    />
  );
}

/** What pages draw of a player. */
export const PLAYER_PARTS: PlayerParts = {
  Header: PlayerHeader,
  Clock: PlayerClock,
  Session: SessionWatch,
  GameAction,
};
