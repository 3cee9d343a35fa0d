import { conferenceOf, GLOBAL_ROOM } from "@spilhus/contracts/chat";
import type { Element } from "@xmpp/xml";
import { ChatConnection, type CredentialsAnswer } from "../connection/ChatConnection.ts";
import { parseStanza, type RoomEvent } from "../messages/parseStanza.ts";
import type { ChatChange } from "../store/chatSnapshot.ts";
import type { ChatCalls, ChatCommand } from "./chatCalls.ts";
import { join, leave, presence, react, say } from "./stanzas.ts";
import { type Line, WaitingLines } from "./waitingLines.ts";

/** Rooms that a full one may send a player on to, one after the other. */
const MOST_TRIES = 5;

export interface ChatSettings {
  readonly brand: string;
  /** Address of the socket. */
  readonly service: string;
  /** The brand's domain on the chat server. */
  readonly domain: string;
}

export interface SessionParts extends ChatSettings {
  readonly calls: ChatCalls;
  readonly emit: (change: ChatChange) => void;
  readonly log: (message: string, cause: unknown) => void;
  /** Until when pages have heard a room, by the server's clock; undefined when they know nothing of it. */
  readonly heardUntil: (room: string) => string | undefined;
  /** By the server's clock, as far as it is known; UTC, ISO 8601. */
  readonly now: () => string;
}

/** Where a room is joined. */
interface JoinedRoom {
  /** Of the room on the server, which is another one when the first was full. */
  actual: string;
  nick: string;
  occupantId: string | undefined;
  tries: number;
}

/** A player in the chat of a brand: logs in, joins the rooms that pages want, and says what pages say (R4.16). */
export class ChatSession {
  readonly #parts: SessionParts;
  readonly #connection: ChatConnection;
  readonly #conference: string;
  readonly #rooms = new Map<string, JoinedRoom>();
  readonly #waiting = new WaitingLines((line) =>
    this.#parts.emit({ type: "not-sent", room: line.room, originId: line.originId }),
  );
  #nick: string | undefined;
  #wanted: ReadonlySet<string> = new Set();

  constructor(parts: SessionParts) {
    const { service, domain, emit, log } = parts;
    this.#parts = parts;
    this.#conference = conferenceOf(domain);
    this.#connection = new ChatConnection({
      service,
      domain,
      log,
      askCredentials: () => this.#credentials(),
      onState: (state) => {
        emit({ type: "connection", state });
        this.#sayWaiting();
      },
      onFresh: () => void this.#joinAll(),
      onTime: (serverTime) => {
        const line = { kind: "server-time", serverTime } as const;
        emit({ type: "notice", room: this.#parts.brand, line });
      },
      onStanza: (stanza) => this.#read(stanza),
      onSettled: (stanza, isTaken) => this.#settle(stanza, isTaken),
    });
  }

  /** Logs in; whoever is in asks once more to enter the rooms that have turned them away. */
  start(): void {
    this.#connection.start();
    this.#joinMissing();
  }

  stop(): void {
    this.#connection.stop();
  }

  wake(): void {
    this.#connection.wake();
  }

  /** @param halls rooms beside those of the brand that all players are in */
  want(halls: Iterable<string>): void {
    this.#wanted = new Set([this.#parts.brand, GLOBAL_ROOM, ...halls]);
    if (this.#connection.state.at !== "online") return;
    for (const [room, { actual, nick }] of this.#rooms) {
      if (this.#wanted.has(room)) continue;
      this.#rooms.delete(room);
      void this.#connection.send(leave(this.#addressOf(actual), nick));
    }
    this.#joinMissing();
  }

  /** Does what a page wants done. */
  do(command: ChatCommand): void {
    switch (command.do) {
      case "start":
        this.start();
        return;
      case "say":
        this.#say(command.room, crypto.randomUUID(), command.text, command.replyTo);
        return;
      case "retry":
        this.#say(command.room, command.originId, command.text, undefined);
        return;
      case "react": {
        const address = this.#addressOf(this.#rooms.get(command.room)?.actual ?? command.room);
        void this.#connection.send(react(address, command.id, command.emoji, crypto.randomUUID()));
        return;
      }
      case "rename":
        this.#nick = undefined;
        this.stop();
        this.start();
        return;
      case "care-seen":
        this.#parts.emit({ type: "care-seen" });
    }
  }

  async #credentials(): Promise<CredentialsAnswer> {
    const { calls } = this.#parts;
    const answer = await calls.credentials();
    // The nick is the player's name in the chat; where none is known, what the address begins with (R4.16).
    if ("credentials" in answer && this.#nick === undefined) {
      this.#nick = await calls.profile().then(
        ({ name }) => name,
        () => answer.credentials.username.slice(0, 6),
      );
    }
    return answer;
  }

  #joinMissing(): void {
    if (this.#connection.state.at !== "online") return;
    for (const room of this.#wanted) if (!this.#rooms.has(room)) void this.#join(room);
  }

  async #joinAll(): Promise<void> {
    this.#rooms.clear();
    await this.#connection.send(presence());
    for (const room of this.#wanted) void this.#join(room);
  }

  async #join(room: string, actual = room, nick = this.#nick ?? ""): Promise<void> {
    const tries = (this.#rooms.get(room)?.tries ?? 0) + 1;
    this.#rooms.set(room, { actual, nick, occupantId: undefined, tries });
    await this.#connection.send(join(this.#addressOf(actual), nick, this.#parts.heardUntil(room)));
  }

  #addressOf(actual: string): string {
    return `${actual}@${this.#conference}`;
  }

  /** What pages call the room that is `actual` on the server. */
  #nameOf(actual: string): string | undefined {
    for (const [room, joined] of this.#rooms) if (joined.actual === actual) return room;
    return undefined;
  }

  #read(stanza: Element): void {
    const event = parseStanza(stanza, {
      conference: this.#conference,
      ownIdIn: (actual) => this.#rooms.get(this.#nameOf(actual) ?? "")?.occupantId,
      now: this.#parts.now,
    });
    const room = event && this.#nameOf(event.room);
    if (!event || room === undefined) return;
    if (event.type === "turned-away") {
      if (this.#triesAgain(room, event)) return;
      this.#rooms.delete(room);
    }
    if (event.type === "joined") {
      const joined = this.#rooms.get(room);
      if (joined) [joined.nick, joined.occupantId] = [event.nick, event.occupantId];
    }
    this.#parts.emit({ ...event, room });
    if (event.type === "joined") this.#sayWaiting();
  }

  readonly #noName = (cause: unknown) => this.#parts.log("chat: no name", cause);

  #triesAgain(room: string, { condition, other }: Extract<RoomEvent, { type: "turned-away" }>): boolean {
    const joined = this.#rooms.get(room);
    if (!joined || joined.tries >= MOST_TRIES) return false;
    // The player has chosen another name on another device since this page asked for it.
    if (condition === "not-acceptable") {
      void this.#parts.calls.profile().then(({ name }) => {
        this.#nick = name;
        return this.#join(room, joined.actual);
      }, this.#noName);
      return true;
    }
    if (condition === "conflict") {
      const mark = this.#connection.address?.slice(0, 4) ?? "";
      void this.#join(room, joined.actual, `${this.#nick ?? ""}-${mark}`);
      return true;
    }
    const isFull = condition === "service-unavailable" || other !== undefined;
    if (!isFull) return false;
    void this.#join(room, other ?? `${room}-${joined.tries + 1}`);
    return true;
  }

  #say(room: string, originId: string, text: string, replyTo: string | undefined): void {
    const joined = this.#rooms.get(room);
    this.#parts.emit({
      type: "sending",
      room,
      message: {
        id: originId,
        originId,
        kind: "chat",
        text,
        json: undefined,
        error: undefined,
        to: room,
        isOwn: true,
        delayed: false,
        sentAt: this.#parts.now(),
        state: "sending",
        replyTo,
        reactions: {},
        from: {
          nick: joined?.nick ?? this.#nick ?? "",
          occupantId: joined?.occupantId ?? "",
          role: "player",
        },
      },
    });
    const line = { room, originId, text, replyTo };
    if (this.#isReached(room)) this.#send(line);
    else this.#waiting.keep(line);
  }

  #isReached(room: string): boolean {
    const { at } = this.#connection.state;
    return (at === "online" || at === "suspect") && this.#rooms.get(room)?.occupantId !== undefined;
  }

  #send({ room, originId, text, replyTo }: Line): void {
    const address = this.#addressOf(this.#rooms.get(room)?.actual ?? room);
    void this.#connection.send(say({ address, originId, text, replyTo })).then((isSent) => {
      if (!isSent) this.#parts.emit({ type: "not-sent", room, originId });
    });
  }

  #sayWaiting(): void {
    for (const line of this.#waiting.take((room) => this.#isReached(room))) this.#send(line);
  }

  /** A new stream has lost it: the history of the room will tell whether it was said. */
  #settle(stanza: Element, isTaken: boolean): void {
    const { to = "", id } = stanza.attrs;
    const room = this.#nameOf(to.split("@", 1)[0] ?? "");
    if (isTaken || stanza.name !== "message" || room === undefined || id === undefined) return;
    this.#parts.emit({ type: "not-sent", room, originId: id });
  }
}
