import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { RoomEvent } from "@spilhus/contracts/bingo";
import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Loop } from "../jobs/index.ts";
import { eventId, readRoom, type RoomMoment, type ToldRound } from "./roomState.ts";

/** How often a room that somebody watches is looked at. */
const LOOK_MS = 200;
/** A number that is due is looked for more often, until it is so late. */
const DUE_LOOK_MS = 40;
const DUE_FOR_MS = 1_000;
const HEARTBEAT_MS = 10_000;
/** Plates sold are told at most so often. */
const SALE_MS = 1_000;
/** A number that is later than this is reported as late. */
const LATE_MS = 3_000;
/** A reader that is this far behind is disconnected; it reconnects and continues after its last event. */
const MOST_UNSENT_BYTES = 256 * 1024;
/** Browsers come back after a time between these, so that they do not all come at once. */
const RETRY_MS = [1_000, 5_000] as const;

/** Where a reader is: after this event of this round. */
interface Position {
  readonly startsAt: number;
  readonly round: string;
  readonly index: number;
}

const written = ({ name, data }: RoomEvent, id?: string) =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const startOf = ({ live }: ToldRound) => Date.parse(live.round.startsAt);

/** One connection. */
class Reader {
  readonly #response: ServerResponse;
  #at: Position | undefined;
  /** It has its first events: only then do others follow. */
  isIn = false;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  write(text: string): void {
    if (this.#response.writableLength > MOST_UNSENT_BYTES) this.#response.destroy();
    else this.#response.write(text);
  }

  /** Goes on after an event, where its round is still told. @returns whether it can */
  resume({ told }: RoomMoment, lastEventId: string): boolean {
    const [round = "", index = ""] = lastEventId.split(":");
    const found = told.find(({ live }) => live.round.id === round);
    if (!found || !/^\d{1,4}$/.test(index) || Number(index) >= found.events.length) return false;
    this.#at = { startsAt: startOf(found), round, index: Number(index) };
    this.isIn = true;
    return true;
  }

  begin({ state, told }: RoomMoment): void {
    const latest = told.at(-1);
    this.write(written({ name: "state", data: state }, state.lastEventId ?? undefined));
    this.#at = latest && {
      startsAt: startOf(latest),
      round: latest.live.round.id,
      index: latest.events.length - 1,
    };
    this.isIn = true;
  }

  /** Writes the events since the last one sent, or the current state if that event's round is no longer kept. */
  tell(moment: RoomMoment): void {
    if (!this.isIn) return;
    const { told } = moment;
    if (this.#at && !told.some(({ live }) => live.round.id === this.#at?.round)) return this.begin(moment);
    for (const one of told) {
      const startsAt = startOf(one);
      const round = one.live.round.id;
      if (this.#at && startsAt < this.#at.startsAt) continue;
      const from = this.#at?.round === round ? this.#at.index + 1 : 0;
      one.events
        .slice(from)
        .forEach((event, place) => this.write(written(event, eventId(round, from + place))));
      this.#at = { startsAt, round, index: Math.max(from - 1, one.events.length - 1) };
    }
  }

  end(): void {
    this.#response.end(`retry: ${randomInt(...RETRY_MS)}\n\n`);
  }
}

/** The readers of one room of one brand: however many they are, the database is asked once. */
class Channel {
  readonly readers = new Set<Reader>();
  readonly #read: () => Promise<RoomMoment>;
  readonly #loop: Loop;
  readonly #heartbeat: NodeJS.Timeout;
  #due: NodeJS.Timeout | undefined;
  #moment: RoomMoment | undefined;
  #sale = { counts: "", at: 0 };
  #progress = { id: "", at: 0, isToldLate: false };

  constructor(log: Log, read: () => Promise<RoomMoment>) {
    this.#read = read;
    this.#loop = new Loop("a room's stream", LOOK_MS, log, () => this.#look());
    this.#heartbeat = setInterval(() => this.#write(": \n\n"), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  /** Lets a reader in with what has happened up to now. */
  async enter(reader: Reader, lastEventId: string | undefined): Promise<void> {
    this.readers.add(reader);
    const moment = await this.#read();
    const goesOn = lastEventId !== undefined && reader.resume(moment, lastEventId);
    if (goesOn) reader.tell(moment);
    else reader.begin(moment);
    // Passing events that it may have missed are told again to all.
    if (goesOn) this.#sale = { counts: "", at: 0 };
  }

  async #look(): Promise<void> {
    try {
      this.#moment = await this.#read();
      for (const reader of this.readers) reader.tell(this.#moment);
      this.#tellSale(this.#moment);
      this.#lookWhenDue(this.#moment);
    } finally {
      // Also when the database does not answer: that is what makes a number late.
      this.#tellLate();
    }
  }

  #lookWhenDue({ state: { live, serverTime } }: RoomMoment): void {
    clearTimeout(this.#due);
    const next = live?.nextNumberAt;
    if (next === undefined || next === null) return;
    const inMs = Date.parse(next) - Date.parse(serverTime);
    if (inMs > LOOK_MS || inMs < -DUE_FOR_MS) return;
    this.#due = setTimeout(() => void this.#loop.run(), Math.max(inMs, DUE_LOOK_MS));
    this.#due.unref();
  }

  #tellSale({ state: { live } }: RoomMoment): void {
    if (live?.round.state !== "selling") return;
    const { id: round, players, plates, prizes } = live.round;
    const counts = `${round} ${players} ${plates}`;
    const now = performance.now();
    if (counts === this.#sale.counts || now < this.#sale.at + SALE_MS) return;
    this.#sale = { counts, at: now };
    this.#write(written({ name: "sale", data: { round, players, plates, prizes } }));
  }

  #tellLate(): void {
    const live = this.#moment?.state.live;
    const next = live?.nextNumberAt;
    if (!live || next === undefined || next === null) return;
    const id = `${live.round.id} ${live.called.length}`;
    const now = performance.now();
    if (id !== this.#progress.id) this.#progress = { id, at: now, isToldLate: false };
    const shownAt = live.called.at(-1)?.at;
    const waitMs = shownAt === undefined ? 0 : Date.parse(next) - Date.parse(shownAt);
    if (this.#progress.isToldLate || now < this.#progress.at + waitMs + LATE_MS) return;
    this.#progress = { ...this.#progress, isToldLate: true };
    this.#write(written({ name: "pause", data: { round: live.round.id, since: next } }));
  }

  #write(text: string): void {
    for (const reader of this.readers) if (reader.isIn) reader.write(text);
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#due);
    for (const reader of this.readers) reader.end();
    this.readers.clear();
    await this.#loop.stop();
  }
}

/** The streams of all rooms of this process. */
export class RoomStreams {
  readonly #db: NodePgDatabase;
  readonly #log: Log;
  readonly #channels = new Map<string, Channel>();
  #isEnding = false;

  constructor(db: NodePgDatabase, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Rooms that somebody watches here. */
  get watched(): number {
    return this.#channels.size;
  }

  #channelOf(brand: string, room: string): Channel {
    const key = `${brand} ${room}`;
    const known = this.#channels.get(key);
    if (known) return known;
    const channel = new Channel(this.#log, () => readRoom(this.#db, brand, room));
    this.#channels.set(key, channel);
    return channel;
  }

  /**
   * Writes a room's events to a response until its reader leaves or the process drains.
   *
   * @param lastEventId the event that the reader had last
   */
  async open(
    response: ServerResponse,
    {
      brand,
      room,
      lastEventId,
    }: { readonly brand: string; readonly room: string; readonly lastEventId?: string },
  ): Promise<void> {
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // Nobody on the way keeps events back until a buffer is full.
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    // A stream has no end to wait for: the server's deadlines are for answers.
    response.socket?.setTimeout(0);
    response.write(`retry: ${randomInt(...RETRY_MS)}\n\n`);
    const reader = new Reader(response);
    if (this.#isEnding) return reader.end();
    const key = `${brand} ${room}`;
    const channel = this.#channelOf(brand, room);
    response.once("close", () => {
      channel.readers.delete(reader);
      if (channel.readers.size > 0 || this.#channels.get(key) !== channel) return;
      this.#channels.delete(key);
      void channel.stop();
    });
    try {
      await channel.enter(reader, lastEventId);
    } catch (error) {
      this.#log("warn", "a room's stream could not begin", { error });
      reader.end();
    }
    if (response.destroyed) channel.readers.delete(reader);
  }

  /** Ends every stream with a time to come back after: another gateway goes on after their last event. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all([...this.#channels.values()].map((channel) => channel.stop()));
    this.#channels.clear();
  }
}
