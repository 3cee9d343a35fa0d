import { SESSION_STREAM_PATH } from "@spilhus/contracts/play";
import type { Clock, Log } from "@spilhus/lib";
import { sessionCookieOf } from "../access/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import { clientIp, type Exchange } from "../request/index.ts";
import { AnswerSlots, send } from "../respond/index.ts";
import type { Upstream } from "../upstream/index.ts";
import { EventStream } from "./eventStream.ts";
import { type RoomAddress, roomOfPath } from "./roomAddress.ts";
import { RoomFeed } from "./roomFeed.ts";
import { RoomStates } from "./roomStates.ts";
import { encodeEvent } from "./serverSentEvent.ts";
import type { SessionWatch } from "./sessionWatch.ts";

/** A browser has at most one stream a tab; many visitors of a mobile network share an address. */
const LIMITS = { atOnce: 5_000, perClient: 200, name: "streams" };
/** Below the 15 s after which nginx takes a silent answer for dead. */
const BEAT_MS = 10_000;
/** How long a feed continues without listeners, so that a reload does not end it. */
const LINGER_MS = 30_000;
const MAX_EVENT_ID = 64;
/** Session tokens have 43 characters; a longer cookie is not forwarded. */
const MAX_SESSION = 64;

export interface StreamServices {
  /** The gateway by connections that only streams use; its deadline is longer than the gateway's heartbeat. */
  readonly gatewayStreams: Upstream;
  /** The gateway with a short deadline. */
  readonly promptGateway: Upstream;
  /** Knows when a player's session is over. */
  readonly watch: SessionWatch;
  readonly clock: Clock;
  readonly log: Log;
}

/** Streams of events to browsers: of rooms, from one stream of the gateway for each room, and of a player's session. */
export class Streams {
  readonly #services: StreamServices;
  readonly #states: RoomStates;
  readonly #watch: SessionWatch;
  readonly #slots = new AnswerSlots(LIMITS);
  readonly #feeds = new Map<string, RoomFeed>();
  readonly #open = new Set<EventStream>();
  readonly #beat: NodeJS.Timeout;
  #isClosing = false;

  constructor(services: StreamServices) {
    const { promptGateway, watch, clock } = services;
    this.#services = services;
    this.#states = new RoomStates(promptGateway, clock);
    this.#watch = watch;
    this.#beat = setInterval(() => {
      for (const stream of this.#open) stream.beat();
    }, BEAT_MS).unref();
  }

  /** The answer of a path that is a room's stream or state; nothing for other paths, which are ordinary calls. */
  handleRoom(exchange: Exchange): Promise<void> | undefined {
    const found = roomOfPath(exchange.path, exchange.site.brand.id);
    if (!found) return undefined;
    return found.wants === "state"
      ? this.#sendState(exchange, found.room)
      : this.#openRoom(exchange, found.room);
  }

  /** `GET /_session/events`: tells a player's open page when it must not be played on. */
  handleSession(exchange: Exchange): void {
    if (exchange.path !== SESSION_STREAM_PATH) throw new EdgeError("not-found", "There is no such stream.");
    if (sessionCookieOf(exchange.head.cookie) === undefined) {
      throw new EdgeError("forbidden", "Log in to open this stream.");
    }
    this.#openStream(exchange, () => {});
  }

  /** Ends all streams; browsers come back, spread over some seconds. */
  close(): void {
    this.#isClosing = true;
    clearInterval(this.#beat);
    for (const stream of this.#open) stream.sendAway();
    for (const feed of this.#feeds.values()) feed.stop();
    this.#feeds.clear();
  }

  stats() {
    return { open: this.#open.size, players: this.#watch.size, rooms: this.#feeds.size };
  }

  async #sendState(exchange: Exchange, room: RoomAddress): Promise<void> {
    const { json } = await this.#states.read(room);
    const headers = ["Content-Type", "application/json; charset=utf-8", "Cache-Control", "no-store"];
    send(exchange, 200, headers, json);
  }

  async #openRoom(exchange: Exchange, room: RoomAddress): Promise<void> {
    if (exchange.method !== "GET") {
      throw new EdgeError("method-not-allowed", "Use GET here.", { headers: ["Allow", "GET"] });
    }
    const header = exchange.request.headers["last-event-id"];
    const lastEventId = typeof header === "string" && header.length <= MAX_EVENT_ID ? header : undefined;
    const snapshot = await this.#states.read(room);
    this.#openStream(exchange, (stream) => {
      const feed = this.#feedOf(room);
      feed.join(stream, lastEventId, snapshot);
      return () => {
        feed.leave(stream);
        this.#endLater(room, feed);
      };
    });
  }

  /** @param join what the stream reads; its result runs when the stream has ended */
  #openStream(exchange: Exchange, join: (stream: EventStream) => (() => void) | void): void {
    if (this.#isClosing) throw new EdgeError("unavailable", "This server is ending. Try again in a moment.");
    const session = sessionCookieOf(exchange.head.cookie);
    const giveBack = this.#slots.take(clientIp(exchange, exchange.request));
    const ends: (() => void)[] = [giveBack];
    const stream = new EventStream(exchange, () => {
      this.#open.delete(stream);
      for (const end of ends) end();
    });
    this.#open.add(stream);
    if (session !== undefined && session.length <= MAX_SESSION) {
      const watched = { brand: exchange.site.brand.id, session };
      ends.push(
        this.#watch.watch(watched, (end) => {
          stream.write(encodeEvent({ name: "ended", data: JSON.stringify(end) }));
          stream.end();
        }),
      );
    }
    const leave = join(stream);
    if (leave) ends.push(leave);
  }

  #feedOf(room: RoomAddress): RoomFeed {
    const known = this.#feeds.get(room.key);
    if (known) return known;
    const { gatewayStreams, log } = this.#services;
    const feed = new RoomFeed(room, gatewayStreams, log);
    this.#feeds.set(room.key, feed);
    return feed;
  }

  #endLater(room: RoomAddress, feed: RoomFeed): void {
    if (feed.listeners > 0) return;
    setTimeout(() => {
      if (feed.listeners > 0 || this.#feeds.get(room.key) !== feed) return;
      this.#feeds.delete(room.key);
      feed.stop();
    }, LINGER_MS).unref();
  }
}
