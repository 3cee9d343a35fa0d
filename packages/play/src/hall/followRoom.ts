import {
  ROOM_EVENTS,
  type RoomEvent,
  type RoomEventName,
  type RoomState,
  STREAM_ROOM,
} from "@spilhus/contracts/bingo";
import { SESSION_EVENTS, type StreamEnd } from "@spilhus/contracts/play";

/** While no stream comes through the state is read so often; a number comes every few seconds. */
const POLL_MS = 2_000;
/** A stream that is silent for this long after its start is being buffered on the way. */
const SILENT_MS = 5_000;
/** A stream that was refused is tried again after so long. */
const RETRY_MS = 15_000;
/** Looks every so often, and so far apart, mean that the device has slept. */
const LOOK_MS = 2_000;
/** Consecutive reads without an answer after which the player counts as cut off; a single one happens. */
const CUT_OFF_AFTER = 2;
const SLEPT_MS = 10_000;
/** While numbers are called one comes every few seconds: after so long without a word the connection is gone. */
const QUIET_MS = 10_000;
/** A read that takes longer is not answered: a network that is gone refuses nothing. */
const READ_MS = 3_000;

/** Who follows a room. */
export interface RoomFollower {
  onEvent(event: RoomEvent): void;
  /** The player may not play on. */
  onEnd(end: StreamEnd): void;
  /** Neither stream nor state comes through, or one of them does again. */
  onCutOff?(isCutOff: boolean): void;
  /** Is given a way to ask whether the stream is open, which says why play is over. */
  hearEdge?(hears: () => boolean): void;
}

const NAMES = Object.keys(ROOM_EVENTS).filter((name): name is RoomEventName => name in ROOM_EVENTS);

/** An event by its name and data; nothing for one that this build cannot read. */
function roomEventOf(name: RoomEventName, data: string): RoomEvent | undefined {
  try {
    // The shape is the name's own.
    return { name, data: ROOM_EVENTS[name].parse(JSON.parse(data)) } as RoomEvent;
  } catch {
    return undefined;
  }
}

/** After this event numbers are called until another says that they are not; nothing for one that changes neither. */
function callsNumbers({ name, data }: RoomEvent): boolean | undefined {
  if (name === "state") return data.live?.round.state === "showing";
  if (name === "ball") return true;
  return name === "finished" || name === "cancelled" || name === "pause" ? false : undefined;
}

/** Rejects when there is no answer in time. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The room's state was not answered in time.")), READ_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function endOf(data: string): StreamEnd {
  try {
    return SESSION_EVENTS.ended.parse(JSON.parse(data));
  } catch {
    // Of a later edge: whatever ended it, nobody plays on.
    return { reason: "session-ended" };
  }
}

/** What following a room needs of a browser. */
export interface FollowingPage {
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  openStream(address: string): EventSource;
}

const inBrowser = (): FollowingPage => ({
  page: document,
  openStream: (address) => new EventSource(address),
});

/**
 * Follows a room while somebody looks at the page: by its stream, and by reading the state for as long as no stream comes through.
 * A hidden page gives its connection back, because a browser has only a few.
 *
 * @returns stops it
 */
export function followRoom(
  slug: string,
  readState: () => Promise<RoomState>,
  follower: RoomFollower,
  { page, openStream }: FollowingPage = inBrowser(),
): () => void {
  const address = STREAM_ROOM.path.replace("{slug}", slug);
  let stream: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let hasHeard = false;
  let unanswered = 0;
  let isCalling = false;
  let heardAt = Date.now();

  /** Something came through. */
  const heard = () => {
    heardAt = Date.now();
    if (unanswered >= CUT_OFF_AFTER) follower.onCutOff?.(false);
    unanswered = 0;
  };
  const notHeard = () => {
    unanswered += 1;
    if (unanswered === CUT_OFF_AFTER) follower.onCutOff?.(true);
  };

  const tell = (event: RoomEvent) => {
    isCalling = callsNumbers(event) ?? isCalling;
    follower.onEvent(event);
  };

  const stopPolling = () => {
    clearTimeout(poll);
    poll = undefined;
  };
  const close = () => {
    stream?.close();
    stream = undefined;
    clearTimeout(retry);
    stopPolling();
  };
  const pollIn = (milliseconds: number) => {
    const mine = setTimeout(() => {
      void inTime(readState())
        .then((data) => {
          // A stream that has come through meanwhile knows more than this answer.
          if (poll !== mine) return;
          heard();
          tell({ name: "state", data });
        })
        .catch(() => poll === mine && notHeard())
        .then(() => {
          if (poll === mine) pollIn(POLL_MS);
        });
    }, milliseconds);
    poll = mine;
  };
  function open(): void {
    if (hasEnded || stream || page.visibilityState === "hidden") return;
    const opened = openStream(address);
    stream = opened;
    if (poll === undefined) pollIn(SILENT_MS);
    for (const name of NAMES) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = roomEventOf(name, data);
        if (!event) return;
        hasHeard = true;
        stopPolling();
        heard();
        tell(event);
      });
    }
    opened.addEventListener("ended", ({ data }: MessageEvent<string>) => {
      hasEnded = true;
      close();
      follower.onEnd(endOf(data));
    });
    // One that goes on where it was has nothing to say when nothing was missed.
    opened.addEventListener("open", () => {
      if (!hasHeard) return;
      stopPolling();
      heard();
    });
    opened.addEventListener("error", () => {
      if (hasEnded || stream !== opened) return;
      stopPolling();
      pollIn(0);
      // A browser comes back by itself while the stream is connecting; one that was refused it must not at once.
      if (opened.readyState !== STREAM_CLOSED) return;
      stream = undefined;
      retry = setTimeout(open, RETRY_MS);
    });
  }
  // A device that has slept: its stream may be gone without a word, and a new one begins with the state.
  let lookedAt = Date.now();
  const watch = setInterval(() => {
    const hasSlept = Math.abs(Date.now() - lookedAt) >= SLEPT_MS;
    // A network that goes away closes no stream.
    const isQuiet = isCalling && Date.now() - heardAt >= QUIET_MS;
    lookedAt = Date.now();
    if (!(hasSlept || isQuiet) || hasEnded || page.visibilityState === "hidden") return;
    close();
    if (isQuiet) {
      heardAt = Date.now();
      pollIn(0);
    }
    open();
  }, LOOK_MS);
  const onVisibility = () => (page.visibilityState === "hidden" ? close() : open());
  page.addEventListener("visibilitychange", onVisibility);
  follower.hearEdge?.(() => stream?.readyState === STREAM_OPEN);
  open();
  return () => {
    hasEnded = true;
    clearInterval(watch);
    page.removeEventListener("visibilitychange", onVisibility);
    close();
  };
}

/** `EventSource.OPEN` and `EventSource.CLOSED`. */
const STREAM_OPEN = 1;
const STREAM_CLOSED = 2;
