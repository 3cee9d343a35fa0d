"use client";
import { useEffect } from "react";
import { watchTabs, isSigningOut, resumeAfterSignIn } from "@spilhus/player-session/session";
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

/** Finds out who looks at the page. For a guest that is one look at a cookie; a player's code is loaded for players. */
export function PlayerIsland({ settings }: { readonly settings: PlayerSettings }) {
  const visitor = useVisitor();
  const parts = partsOf(visitor);

  useEffect(() => {
    const look = () => {
      if (hasSession(document.cookie)) {
        resumeAfterSignIn();
        void import("./playerSession.ts").then(({ watchSession }) => watchSession(settings));
      } else if (partsOf(visitorStore.visitor())) {
        // Somebody has left in another tab; what is drawn for them goes, from the memory too.
        if (!isSigningOut()) location.reload();
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

  return parts ? <PlayerSlot slot="tab" parts={parts} given={{}} /> : null;
}
