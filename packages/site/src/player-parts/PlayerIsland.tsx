"use client";
import { useEffect } from "react";
import { watchTabs } from "../player-session/session/tabs.ts";
import { isPageHeld, resumePage } from "../player-session/session/heldPage.ts";
import { hasSession } from "../player-session/visitor/hasSession.ts";
import { markPlayerState } from "../player-session/visitor/markPlayerState.ts";
import type { PlayerSettings } from "../player-session/visitor/playerSettings.ts";
import { playerSlot, showVisitor } from "../player-session/visitor/playerSlot.ts";
import { partsOf, useVisitor } from "../player-session/visitor/useVisitor.ts";

/** Finds out who looks at the page. For a guest that is one look at a cookie; a player's code is loaded for players. */
export function PlayerIsland({ settings }: { readonly settings: PlayerSettings }) {
  const visitor = useVisitor();
  const parts = partsOf(visitor);

  useEffect(() => {
    const look = () => {
      if (hasSession(document.cookie)) {
        resumePage();
        void import("./playerSession.ts").then(({ lookAtSession }) => lookAtSession(settings));
      } else if (partsOf(playerSlot.visitor())) {
        // Somebody has left in another tab; what is drawn for them goes, from the memory too.
        if (!isPageHeld()) location.reload();
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

  return parts ? <parts.Session /> : null;
}
