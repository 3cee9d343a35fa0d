import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { STREAM_ROOM } from "@spilhus/contracts/bingo";
import type { Log } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import type { Upstream } from "../upstream/index.ts";
import { EventLog } from "./eventLog.ts";
import { readEvents } from "./readEvents.ts";
import { encodeEvent, type ServerSentEvent } from "./serverSentEvent.ts";
import type { RoomAddress } from "./roomAddress.ts";
import type { RoomSnapshot } from "./roomStates.ts";

/** Reads events; the feed decides which. */
export interface RoomListener {
  write(bytes: Buffer): void;
}

const LEAST_PAUSE_MS = 250;
const MOST_PAUSE_MS = 5_000;

/** Events of one round are numbered: `<round>:<index>`. */
function isLater(id: string, than: string): boolean {
  const [round, index] = id.split(":");
  const [otherRound, otherIndex] = than.split(":");
  return round === otherRound && Number(index) > Number(otherIndex);
}

/**
 * One stream of a room from the gateway, passed on to everybody who listens at this edge. It goes on after the last event
 * that it has seen when the gateway ends it, so no listener misses an event or gets one twice.
 */
export class RoomFeed {
  readonly #room: RoomAddress;
  readonly #gateway: Upstream;
  readonly #log: Log;
  readonly #events = new EventLog();
  /** Each with the event until which it has everything already, where the stream is still behind. */
  readonly #listeners = new Map<RoomListener, string | undefined>();
  readonly #stopped = new AbortController();
  #pauseMs = LEAST_PAUSE_MS;
  #reading: Promise<void> | undefined;

  constructor(room: RoomAddress, gateway: Upstream, log: Log) {
    this.#room = room;
    this.#gateway = gateway;
    this.#log = log;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /**
   * Adds a listener, which first gets what it has missed, or the state when that is not known.
   *
   * @param lastEventId what the listener says it has seen
   * @param snapshot at most a second old
   */
  join(listener: RoomListener, lastEventId: string | undefined, snapshot: RoomSnapshot): void {
    this.#start(snapshot);
    const missed = lastEventId === undefined ? undefined : this.#events.after(lastEventId);
    if (missed) {
      for (const bytes of missed) listener.write(bytes);
      this.#listeners.set(listener, undefined);
      return;
    }
    const { json, lastEventId: at } = snapshot;
    listener.write(encodeEvent({ ...(at !== null && { id: at }), name: "state", data: json }));
    const since = at === null ? [] : this.#events.after(at);
    for (const bytes of since ?? []) listener.write(bytes);
    this.#listeners.set(listener, since ? undefined : (at ?? undefined));
  }

  leave(listener: RoomListener): void {
    this.#listeners.delete(listener);
  }

  /** Ends the stream from the gateway; listeners are the caller's. */
  stop(): void {
    this.#stopped.abort();
  }

  #start({ lastEventId }: RoomSnapshot): void {
    if (this.#reading) return;
    // The stream begins where the first listener's state ends.
    if (lastEventId !== null) this.#events.restart(lastEventId);
    this.#reading = this.#read();
  }

  async #read(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      // One after the other: each stream goes on where the one before was cut.
      // oxlint-disable-next-line no-await-in-loop
      await this.#readOnce(signal).catch((cause: unknown) => {
        if (!signal.aborted) this.#log("warn", "a room's stream was cut", { room: this.#room.key, cause });
      });
      // oxlint-disable-next-line no-await-in-loop -- see above
      await delay(this.#pauseMs, undefined, { signal, ref: false }).catch(() => {});
      this.#pauseMs = Math.min(this.#pauseMs * 2, MOST_PAUSE_MS);
    }
  }

  async #readOnce(signal: AbortSignal): Promise<void> {
    const { brand, slug } = this.#room;
    const { lastId } = this.#events;
    const { status, body } = await this.#gateway.open({
      path: `${STREAM_ROOM.path.replace("{slug}", slug)}?brand=${brand}`,
      headers: { accept: "text/event-stream", ...(lastId !== undefined && { "last-event-id": lastId }) },
    });
    const end = () => body.destroy();
    signal.addEventListener("abort", end, { once: true });
    try {
      if (status !== 200) {
        body.on("error", () => {}).destroy();
        throw new EdgeError("upstream-failed", `The gateway answered ${status} to the stream of a room.`);
      }
      for await (const event of readEvents(this.#chunksOf(body))) this.#pass(event);
    } finally {
      signal.removeEventListener("abort", end);
    }
  }

  async *#chunksOf(body: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      // Also a heartbeat tells that the gateway is there.
      this.#pauseMs = LEAST_PAUSE_MS;
      yield chunk;
    }
  }

  #pass({ id, name, data }: ServerSentEvent): void {
    const bytes = encodeEvent({ id, name, data });
    if (name === "state") {
      // The gateway could not go on where the stream was cut: everybody begins anew.
      if (id !== undefined) this.#events.restart(id);
      for (const listener of this.#listeners.keys()) this.#send(listener, bytes);
      return;
    }
    if (id !== undefined) this.#events.add({ id, name, data });
    for (const [listener, until] of this.#listeners) {
      if (until === undefined) listener.write(bytes);
      else if (id === until) this.#listeners.set(listener, undefined);
      else if (id !== undefined && isLater(id, until)) this.#send(listener, bytes);
    }
  }

  #send(listener: RoomListener, bytes: Buffer): void {
    this.#listeners.set(listener, undefined);
    listener.write(bytes);
  }
}
