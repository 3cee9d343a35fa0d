import {
  ROOM_EVENTS,
  type RoomEvent,
  type RoomEventName,
  type RoomState,
  STREAM_ROOM,
} from "@spilhus/contracts/bingo";
import { SESSION_EVENTS, type StreamEnd } from "@spilhus/contracts/play";

/** Without a stream the state is read so often; a number comes every few seconds. */
const POLL_MS = 2_000;
/** After so long without a stream it is tried again. */
const RETRY_MS = 15_000;

/** Who follows a room. */
export interface RoomFollower {
  onEvent(event: RoomEvent): void;
  /** The player may not play on. */
  onEnd(end: StreamEnd): void;
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

function endOf(data: string): StreamEnd {
  try {
    return SESSION_EVENTS.ended.parse(JSON.parse(data));
  } catch {
    // Of a later edge: whatever ended it, nobody plays on.
    return { reason: "session-ended" };
  }
}

/**
 * Follows a room while somebody looks at the page: by its stream, and by reading the state where no stream comes through. A
 * hidden page gives its connection back, because a browser has only a few.
 *
 * @returns stops it
 */
export function followRoom(
  slug: string,
  readState: () => Promise<RoomState>,
  follower: RoomFollower,
): () => void {
  const address = STREAM_ROOM.path.replace("{slug}", slug);
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  const close = () => {
    stream?.close();
    stream = undefined;
    clearTimeout(timer);
  };
  const poll = async (until: number) => {
    await readState().then(
      (data) => follower.onEvent({ name: "state", data }),
      () => undefined,
    );
    if (hasEnded || stream || document.visibilityState === "hidden") return;
    timer = setTimeout(() => (performance.now() < until ? void poll(until) : open()), POLL_MS);
  };
  function open(): void {
    if (hasEnded || stream || document.visibilityState === "hidden") return;
    stream = new EventSource(address);
    for (const name of NAMES) {
      stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = roomEventOf(name, data);
        if (event) follower.onEvent(event);
      });
    }
    stream.addEventListener("ended", ({ data }: MessageEvent<string>) => {
      hasEnded = true;
      close();
      follower.onEnd(endOf(data));
    });
    stream.addEventListener("error", () => {
      // A browser comes back by itself while the stream is connecting; one that was refused it must not.
      if (stream?.readyState !== EventSource.CLOSED) return;
      close();
      void poll(performance.now() + RETRY_MS);
    });
  }
  const onVisibility = () => (document.visibilityState === "hidden" ? close() : open());
  document.addEventListener("visibilitychange", onVisibility);
  open();
  return () => {
    hasEnded = true;
    document.removeEventListener("visibilitychange", onVisibility);
    close();
  };
}
