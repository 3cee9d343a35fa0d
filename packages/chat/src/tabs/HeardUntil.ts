import type { ChatChange } from "../store/chatSnapshot.ts";

/** What pages of one player tell each other of it. */
export interface Heard {
  /** The latest time that the server has told; UTC, ISO 8601. */
  readonly time: string | undefined;
  /** Rooms whose history this connection has told. */
  readonly told: readonly string[];
  /** By room: a time by the server's clock until which everything said was heard. */
  readonly until: Readonly<Record<string, string>>;
}

/**
 * Until when each room was heard, by the server's clock alone: the player's own may be set while the connection is away, and
 * a span measured with it would then be too short. The server tells its time on the same stream as the messages, so
 * everything said before it has arrived.
 */
export class HeardUntil {
  #heard: Heard = { time: undefined, told: [], until: {} };

  get all(): Heard {
    return this.#heard;
  }

  /** Takes over what another page knows. */
  take(heard: Heard): void {
    this.#heard = heard;
  }

  /** @returns a time in UTC, ISO 8601; undefined while nothing of the room is known for certain */
  in(room: string): string | undefined {
    return this.#heard.until[room];
  }

  hear(change: ChatChange): void {
    const { told } = this.#heard;
    switch (change.type) {
      case "connection":
        // A new stream has heard nothing until it has joined and its history is told.
        if (change.state.at === "joining") this.#heard = { ...this.#heard, told: [] };
        return;
      case "notice":
        if (change.line.kind === "server-time") this.#mark(change.line.serverTime, told);
        return;
      case "subject":
        this.#heard = { ...this.#heard, told: [...new Set([...told, change.room])] };
        this.#mark(this.#heard.time, [change.room]);
        return;
      case "left":
      case "turned-away":
        this.#heard = { ...this.#heard, told: told.filter((room) => room !== change.room) };
    }
  }

  #mark(time: string | undefined, rooms: readonly string[]): void {
    if (time === undefined) return;
    const until = { ...this.#heard.until, ...Object.fromEntries(rooms.map((room) => [room, time])) };
    this.#heard = { ...this.#heard, time, until };
  }
}
