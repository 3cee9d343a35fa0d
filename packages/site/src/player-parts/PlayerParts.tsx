"use client";
import { ACCOUNT_PLAYER_PARTS } from "@spilhus/account/player-parts";
import { CASHIER_PLAYER_PARTS } from "@spilhus/cashier/player-parts";
import { CHAT_PLAYER_PARTS } from "@spilhus/chat/player-parts";
import { islandTranslator } from "@spilhus/i18n/island";
import type { PlayerPart } from "@spilhus/player-session/visitor";
import { PlayerHeader } from "./PlayerHeader.tsx";
import { SessionClockIsland } from "@spilhus/player-session/session-clock";
import { SessionWatch } from "./SessionWatch.tsx";
import { useSession } from "@spilhus/player-session/session";
import { SUPPORT_PLAYER_PARTS } from "@spilhus/support/player-parts";

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

/** The parts that pages draw for a player: those of the session, then those of each feature package. */
export const PLAYER_PARTS: readonly PlayerPart[] = [
  { slot: "header", Component: PlayerHeader },
  { slot: "clock", Component: PlayerClock },
  { slot: "tab", Component: SessionWatch },
  ...ACCOUNT_PLAYER_PARTS,
  ...CASHIER_PLAYER_PARTS,
  ...CHAT_PLAYER_PARTS,
  ...SUPPORT_PLAYER_PARTS,
];
