import type { PlaySession } from "../play-session/index.ts";

/** The end of a session, a block or a limit reaches an open game within 2 s. */
const EVERY_MS = 1_500;

/**
 * Reads an open play session again and again while somebody looks at the page, and at once when they look again.
 *
 * @param serverNow the server's time now, in unix ms
 * @returns stops it
 */
export function watchPlay(
  session: PlaySession,
  serverNow: () => number | undefined,
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener"> = document,
): () => void {
  const look = () => {
    if (page.visibilityState === "hidden") return;
    void session.refresh();
    const now = serverNow();
    if (now !== undefined) session.checkReality(now);
  };
  const timer = setInterval(look, EVERY_MS);
  page.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", look);
  };
}
