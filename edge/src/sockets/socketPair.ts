import type { Socket } from "node:net";
import { closeFrame } from "./closeFrame.ts";
import { FrameTracker } from "./frameTracker.ts";
import { handshakeAnswer } from "./handshake.ts";
import type { OpenedSocket } from "./connectChatServer.ts";

/** Clients send a ping every 45 s (R7.18), whose answer may take 30. */
const IDLE_MS = 90_000;
/** A reader that takes nothing for so long is cut off, as nginx does; it comes back and resumes. */
const UNREAD_MS = 10_000;
/** A client has so long to read what was sent before the end. */
const FAREWELL_MS = 1_000;

/** Close codes that the edge itself sends. */
export const CLOSE = { ended: 1008, restarting: 1012 } as const;

export interface JoinedSockets {
  readonly client: Socket;
  /** Of the client's handshake. */
  readonly key: string;
  /** What the client has sent before it was answered. */
  readonly early: Buffer;
  readonly server: OpenedSocket;
  /** Runs once, when either side has left. */
  readonly onEnd: () => void;
  /** Sockets on which nothing moves for so long are ended. */
  readonly idleMs?: number;
}

/** Passes what comes from one socket to the other, at the pace of its reader. */
function pass(from: Socket, to: Socket, end: () => void, check: (bytes: Buffer) => boolean): void {
  let unread: NodeJS.Timeout | undefined;
  from.on("data", (bytes: Buffer) => {
    if (!check(bytes) || to.write(bytes)) return;
    from.pause();
    unread ??= setTimeout(end, UNREAD_MS).unref();
  });
  to.on("drain", () => {
    clearTimeout(unread);
    unread = undefined;
    from.resume();
  });
  to.once("close", () => clearTimeout(unread));
}

/**
 * A client's socket joined with one of the chat server. Holds at most what both systems' buffers hold, since neither side is
 * read faster than the other takes it.
 */
export class SocketPair {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #fromClient = new FrameTracker(true);
  readonly #fromServer = new FrameTracker(false);
  #isOver = false;

  /** Answers the client's handshake and begins to pass on. */
  constructor({ client, key, early, server, onEnd, idleMs = IDLE_MS }: JoinedSockets) {
    this.#client = client;
    this.#server = server.socket;
    client.setTimeout(idleMs, () => client.destroy());
    client.setNoDelay(true);
    this.#server.setNoDelay(true);
    client.once("close", () => {
      this.#server.destroy();
      onEnd();
    });
    this.#server.on("error", () => this.#server.destroy());
    this.#server.once("close", () => this.#finish());
    client.once("end", () => this.#finish());
    client.write(handshakeAnswer(key));
    pass(
      client,
      this.#server,
      () => client.destroy(),
      (bytes) => this.#isAllowed(bytes),
    );
    pass(
      this.#server,
      client,
      () => client.destroy(),
      (bytes) => {
        this.#fromServer.push(bytes);
        return !this.#isOver;
      },
    );
    if (server.first.length > 0) this.#server.unshift(server.first);
    if (early.length > 0) client.unshift(early);
  }

  /** Ends both sides; the client is told the code where a frame may be sent. */
  end(code: number): void {
    if (this.#isOver) return;
    const mayTell = this.#fromServer.isBetweenFrames;
    this.#isOver = true;
    // Without a farewell to the chat server, which keeps the session for its player to resume.
    this.#server.destroy();
    if (mayTell && this.#client.writable) this.#client.write(closeFrame(code));
    this.#finish();
  }

  #isAllowed(bytes: Buffer): boolean {
    if (this.#isOver) return false;
    const fault = this.#fromClient.push(bytes);
    if (fault) this.end(fault);
    return !fault;
  }

  #finish(): void {
    this.#isOver = true;
    this.#server.destroy();
    this.#client.end();
    setTimeout(() => this.#client.destroy(), FAREWELL_MS).unref();
  }
}
