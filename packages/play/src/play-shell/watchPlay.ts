import { SESSION_EVENTS, SESSION_STREAM_PATH, type StreamEnd } from "@spilhus/contracts/play";
import type { PlaySession } from "../play-session/index.ts";

/** Without a stream, an end still reaches an open game within 2 s. */
const EVERY_MS = 1_500;
/** A stream that was refused is tried again after so many looks. */
const LOOKS_BETWEEN_TRIES = 10;
/** Looks so far apart mean that the device has slept, and that its connections may be gone without a word. */
const SLEPT_MS = 10_000;
/** `EventSource.OPEN` and `EventSource.CLOSED`. */
const [OPEN, CLOSED] = [1, 2];

interface Stream {
  readonly readyState: number;
  addEventListener(name: string, listener: (event: Event) => void): void;
  close(): void;
}
type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

interface WatchOptions {
  readonly page?: Page;
  readonly openStream?: (address: string) => Stream;
}

function endOf(event: Event): StreamEnd {
  try {
    return SESSION_EVENTS.ended.parse(JSON.parse(event instanceof MessageEvent ? event.data : ""));
  } catch {
    // Of a later edge: whatever ended it, nobody plays on.
    return { reason: "session-ended" };
  }
}

/**
 * Keeps an open game true while somebody looks at the page: the edge's stream tells of an end, and where no stream comes
 * through the play session is read again and again. A hidden page gives its connection back, because a browser has only a
 * few; the play session is read at once when somebody looks again, and when the device has slept.
 *
 * @param serverNow the server's time now, in unix ms
 * @returns stops it
 */
export function watchPlay(
  session: PlaySession,
  serverNow: () => number | undefined,
  { page = document, openStream = (address) => new EventSource(address) }: WatchOptions = {},
): () => void {
  let stream: Stream | undefined;
  /** The edge has said that play is over: no stream until the game is opened again. */
  let hasEnded = false;
  let looksUntilTry = 0;
  let lookedAt = Date.now();

  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const follow = () => {
    if (stream?.readyState === CLOSED) {
      close();
      looksUntilTry = LOOKS_BETWEEN_TRIES;
    }
    if (stream || looksUntilTry-- > 0) return;
    stream = openStream(SESSION_STREAM_PATH);
    stream.addEventListener("ended", (event) => {
      hasEnded = true;
      close();
      void session.endedBy(endOf(event));
    });
  };
  session.hearEdge(() => stream?.readyState === OPEN);
  const isInPlay = () => session.shown().phase === "open";
  const look = () => {
    // Whatever the device's clock says now: only how far it has come counts.
    const hasSlept = Math.abs(Date.now() - lookedAt) >= SLEPT_MS;
    lookedAt = Date.now();
    if (hasSlept) {
      close();
      looksUntilTry = 0;
    }
    if (!isInPlay()) hasEnded = false;
    if (page.visibilityState === "hidden" || !isInPlay()) return close();
    if (!hasEnded) follow();
    if (hasSlept || stream?.readyState !== OPEN) void session.refresh();
    const now = serverNow();
    if (now !== undefined) session.checkReality(now);
  };
  const onVisibility = () => {
    look();
    if (stream?.readyState === OPEN) void session.refresh();
  };
  const timer = setInterval(look, EVERY_MS);
  page.addEventListener("visibilitychange", onVisibility);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", onVisibility);
    close();
  };
}
