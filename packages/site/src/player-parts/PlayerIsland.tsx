"use client";
import { useEffect } from "react";
import { watchTabs, resumeAfterSignIn } from "@spilhus/player-session/session";
import {
  hasSession,
  markPlayerState,
  type PlayerSettings,
  PlayerSlot,
  visitorStore,
  showVisitor,
  partsOf,
  useVisitor,
} from "@spilhus/player-session/visitor";

/** Detects whether the visitor is a player. A guest costs one cookie check; only players load the player code. */
export function PlayerIsland({ settings }: { readonly settings: PlayerSettings }) {
  const visitor = useVisitor();
  const parts = partsOf(visitor);

  useEffect(() => {
    const look = () => {
      if (hasSession(document.cookie)) {
        resumeAfterSignIn();
        void import("./playerSession.ts").then(({ watchSession }) => watchSession(settings));
      } else if (partsOf(visitorStore.visitor())) {
        // The player logged out in another tab.
        void import("./playerSession.ts").then(({ reloadLoggedOut }) => reloadLoggedOut());
      } else {
        showVisitor("guest");
      }
    };
    look();
    return watchTabs(look);
  }, [settings]);
  useEffect(() => {
    if (visitor !== "unknown") markPlayerState(document, { loggedIn: parts !== undefined });
  }, [visitor, parts]);

  return parts ? <PlayerSlot slot="tab" parts={parts} slotProps={{}} /> : null;
}
