import { emitPlayEvent, type GameHub, type GameToPlay } from "@spilhus/game-api";
import type { PlaySession } from "../play-session/index.ts";

interface Connection {
  readonly hub: GameHub;
  /** The window. */
  readonly page: EventTarget;
  readonly session: PlaySession;
  readonly game: GameToPlay;
  /** A script of the page asks the game to pause, or to go on. */
  readonly onPause: (isPaused: boolean) => void;
}

/**
 * Lets the page's hub start, pause and stop a play session, and tells the page how it stands (R3.08).
 *
 * @returns lets go of the hub; the play session stays open, so that a reload finds it
 */
export function connectHub({ hub, page, session, game, onPause }: Connection): () => void {
  let { phase } = session.shown();
  const onStart = () => void session.open();
  const onShown = () => {
    const shown = session.shown();
    const before = phase;
    ({ phase } = shown);
    if (phase === before) return;
    if (shown.phase === "open") {
      emitPlayEvent(page, "playgame-connected", { ...game, playId: shown.play.playId });
    }
    if (shown.phase === "over" || shown.phase === "failed") {
      emitPlayEvent(page, "playgame-disconnected", { reason: shown.reason });
    }
  };
  const pause = () => onPause(true);
  const resume = () => onPause(false);
  const stop = () => void session.close();
  page.addEventListener("playgame-start-game", onStart);
  hub.on("pause", pause);
  hub.on("resume", resume);
  hub.on("stop", stop);
  const leave = session.subscribe(onShown);
  hub.start(game);
  return () => {
    leave();
    page.removeEventListener("playgame-start-game", onStart);
    hub.off("pause", pause);
    hub.off("resume", resume);
    hub.off("stop", stop);
  };
}
