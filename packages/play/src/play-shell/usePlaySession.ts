import { useEffect, useState, useSyncExternalStore } from "react";
import type { GameToPlay } from "@spilhus/game-api";
import { playerTransport, serverNow } from "@spilhus/player-session/session";
import { tellLostSession } from "@spilhus/player-session/visitor";
import { playCalls, PlaySession, type ShownPlay } from "../play-session/index.ts";
import { connectHub } from "./connectHub.ts";
import { watchPlay } from "./watchPlay.ts";

/** A round waits for its answer, so a lost one is asked for again sooner than other calls. */
const TIMEOUT_MS = 5_000;

interface Playing {
  readonly session: PlaySession;
  readonly shown: ShownPlay;
  /** A script of the page has paused the game. */
  readonly isPaused: boolean;
}

/** Opens a game by the page's hub and keeps it in sight. A lost session ends the game on this page, which says so. */
export function usePlaySession({ game, mode }: GameToPlay): Playing {
  const [session] = useState(() => {
    const { fetch, report } = playerTransport;
    const transport = { fetch, timeoutMs: TIMEOUT_MS, ...(report && { report }) };
    return new PlaySession(playCalls(transport, game, mode));
  });
  const [isPaused, setPaused] = useState(false);
  const shown = useSyncExternalStore(session.subscribe, session.shown, session.shown);
  useEffect(() => {
    const hub = self.gameHub;
    if (!hub) return undefined;
    return connectHub({ hub, page: window, session, game: { game, mode }, onPause: setPaused });
  }, [session, game, mode]);
  useEffect(() => tellLostSession(() => void session.refresh()), [session]);
  useEffect(
    () =>
      watchPlay(session, () => {
        const now = session.shown();
        return now.phase === "open" ? serverNow(now.moment, performance.now()) : undefined;
      }),
    [session],
  );
  return { session, shown, isPaused };
}
