import type { Exchange } from "../request/index.ts";
import { openStream } from "../respond/index.ts";
import { HEARTBEAT, encodeRetry } from "./serverSentEvent.ts";

/** Unread bytes at which a client is cut off; it reconnects and resumes. */
const MOST_UNREAD_BYTES = 256 * 1024;
const LEAST_RETRY_MS = 1_000;
const MOST_RETRY_MS = 5_000;

/** Spreads the reconnects of all clients when an edge stops. */
const someRetry = () => LEAST_RETRY_MS + Math.random() * (MOST_RETRY_MS - LEAST_RETRY_MS);

const HEADERS = [
  "Content-Type",
  "text/event-stream; charset=utf-8",
  "Cache-Control",
  "no-store",
  // nginx passes the answer on as it comes, whatever it does with others.
  "X-Accel-Buffering",
  "no",
];

/** A client that reads events. */
export class EventStream {
  readonly #response: Exchange["response"];

  /**
   * Sends the head of the answer.
   *
   * @param onEnd runs once, when the client has left or the stream has ended
   */
  constructor(exchange: Exchange, onEnd: () => void) {
    this.#response = exchange.response;
    this.#response.once("close", onEnd);
    openStream(exchange, HEADERS);
  }

  write(bytes: Buffer): void {
    if (this.#response.writableEnded) return;
    if (this.#response.writableLength > MOST_UNREAD_BYTES) this.#response.destroy();
    else this.#response.write(bytes);
  }

  beat(): void {
    this.write(HEARTBEAT);
  }

  end(): void {
    if (!this.#response.writableEnded) this.#response.end();
  }

  /** Ends the stream and asks the client to come back in a few seconds. */
  sendAway(): void {
    this.write(encodeRetry(Math.round(someRetry())));
    this.end();
  }
}
