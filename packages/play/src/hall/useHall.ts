import { useEffect, useState, useSyncExternalStore } from "react";
import { notifyTabsOfChange, onTabChange, playerTransport } from "@spilhus/player-session/session";
import { tellLostSession } from "@spilhus/player-session/visitor";
import { followRoom } from "./followRoom.ts";
import { hallCalls } from "./hallCalls.ts";
import { HallSession, type ShownHall } from "./HallSession.ts";

/** A hall in play, and what to show of it. */
export interface HallInPlay {
  readonly session: HallSession;
  readonly shown: ShownHall;
}

/** Opens a hall and follows its rounds for as long as the page shows it. */
export function useHall(brand: string, slug: string): HallInPlay {
  const [session] = useState(
    () => new HallSession(hallCalls(playerTransport, brand, slug), () => notifyTabsOfChange("balance")),
  );
  const shown = useSyncExternalStore(session.subscribe, session.shown, session.shown);
  useEffect(() => {
    void session.open();
    const stopFollowing = followRoom(slug, () => session.read(), {
      onEvent: (event) => session.apply(event),
      onEnd: (end) => session.end(end),
      onCutOff: (isCutOff) => session.cutOff(isCutOff),
      hearEdge: (hears) => session.hearEdge(hears),
    });
    const stopTelling = tellLostSession(() => void session.lost());
    const stopHearing = onTabChange("balance", () => void session.refresh());
    return () => {
      stopFollowing();
      stopHearing();
      stopTelling();
    };
  }, [session, slug]);
  return { session, shown };
}
