import { ROOM_EVENTS, type RoomEventName } from "@spilhus/contracts/bingo";
import { vi } from "vitest";

/** One event of a stream, as it came. */
export interface StreamEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: unknown;
}

/** A reader of a room's stream. It keeps what it got. */
export interface EventReader extends AsyncDisposable {
  readonly events: readonly StreamEvent[];
  readonly status: number;
  readonly headers: Headers;
  /** Every byte that came, as text. */
  text(): string;
  /** Waits for an event. */
  event(isIt: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  /** Resolves when the other side has ended the stream or it was cut. */
  readonly ended: Promise<void>;
  /** Cuts the connection. */
  cut(): Promise<void>;
}

/** What stands between two empty lines. @throws for data that is not of its event */
function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map(
    block
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const name = fields.get("event");
  if (name === undefined) return undefined;
  const data: unknown = JSON.parse(fields.get("data") ?? "");
  if (!Object.hasOwn(ROOM_EVENTS, name)) throw new TypeError(`There is no event ${name}.`);
  // `hasOwn` has found it.
  ROOM_EVENTS[name as RoomEventName].parse(data);
  return { id: fields.get("id"), name, data };
}

/** Opens a room's stream. */
export async function readEvents(address: string, lastEventId?: string): Promise<EventReader> {
  const abort = new AbortController();
  const answer = await fetch(address, {
    signal: abort.signal,
    headers: lastEventId === undefined ? {} : { "last-event-id": lastEventId },
  });
  const events: StreamEvent[] = [];
  let text = "";
  let told = 0;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.slice(told).split("\n\n");
      for (const block of blocks.slice(0, -1)) {
        told += block.length + 2;
        const event = eventOf(block);
        if (event) events.push(event);
      }
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!abort.signal.aborted && !(error instanceof TypeError && error.message === "terminated")) throw error;
  });
  const cut = async () => {
    abort.abort();
    await ended;
  };
  return {
    ...{ events, ended, cut, status: answer.status, headers: answer.headers, text: () => text },
    event: (isIt) =>
      vi.waitFor(
        () => {
          const found = events.find(isIt);
          if (!found)
            throw new Error(`It did not come; there were ${events.map(({ name }) => name).join(", ")}.`);
          return found;
        },
        { timeout: 10_000, interval: 20 },
      ),
    [Symbol.asyncDispose]: cut,
  };
}
