import { encodeEvent, type ServerSentEvent } from "./serverSentEvent.ts";

/** More than two rounds of banko have. */
const MOST_EVENTS = 512;

interface LoggedEvent {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The last events of a stream that have an id, so that a client can go on after any of them. */
export class EventLog {
  #events: readonly LoggedEvent[] = [];

  /** Forgets everything; what follows comes after the event with this id. */
  restart(id: string): void {
    this.#events = [{ id, bytes: Buffer.alloc(0) }];
  }

  add(event: ServerSentEvent & { readonly id: string }): void {
    const kept = this.#events.length < MOST_EVENTS ? this.#events : this.#events.slice(MOST_EVENTS / 2);
    this.#events = [...kept, { id: event.id, bytes: encodeEvent(event) }];
  }

  get lastId(): string | undefined {
    return this.#events.at(-1)?.id;
  }

  /** All events after the one with this id, as bytes; nothing when it is not known here. */
  after(id: string): readonly Buffer[] | undefined {
    const place = this.#events.findLastIndex((event) => event.id === id);
    return place === -1 ? undefined : this.#events.slice(place + 1).map(({ bytes }) => bytes);
  }
}
