import { request } from "node:http";
import type { Socket } from "node:net";
import { CHAT_SERVER_PATH, CHAT_SUBPROTOCOL, CHAT_TICKET_HEADER } from "@spilhus/contracts/chat";
import { EdgeError } from "../errors/edgeError.ts";
import { acceptOf } from "./handshake.ts";

const DEADLINE_MS = 5_000;

export interface ChatServerCall {
  /** Origin of the chat server, on loopback or an inner network. */
  readonly origin: string;
  /** The chat domain of the brand, which decides where the player is. */
  readonly domain: string;
  /** The player's ticket, which the gateway has signed. */
  readonly ticket: string;
  readonly key: string;
  /** Ends the attempt, e.g. because the client has left. */
  readonly signal: AbortSignal;
}

/** An open socket, and what has come on it already. */
export interface OpenedSocket {
  readonly socket: Socket;
  readonly first: Buffer;
}

const failed = (why: string, cause?: unknown) => {
  const message = "The chat server did not answer properly.";
  return new EdgeError("upstream-failed", message, { cause: new Error(why, { cause }) });
};

/**
 * Opens a WebSocket to the chat server by a request of the edge's own: nothing of the client's but its key.
 *
 * @throws {EdgeError} `upstream-failed`, `upstream-timeout`
 */
export function connectChatServer({
  origin,
  domain,
  ticket,
  key,
  signal,
}: ChatServerCall): Promise<OpenedSocket> {
  const timeout = AbortSignal.timeout(DEADLINE_MS);
  return new Promise((resolve, reject) => {
    const asked = request(new URL(CHAT_SERVER_PATH, origin), {
      agent: false,
      signal: AbortSignal.any([signal, timeout]),
      setHost: false,
      headers: {
        Host: domain,
        Upgrade: "websocket",
        Connection: "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Protocol": CHAT_SUBPROTOCOL,
        [CHAT_TICKET_HEADER]: ticket,
      },
    });
    asked.on("error", (cause) => {
      reject(
        timeout.aborted
          ? new EdgeError("upstream-timeout", "The chat server did not answer in time.", { cause })
          : failed(`${origin}: ${cause.message}`, cause),
      );
    });
    asked.on("response", (response) => {
      response.destroy();
      reject(failed(`${origin} answered ${response.statusCode} to a handshake.`));
    });
    asked.on("upgrade", ({ headers }, socket: Socket, first) => {
      // A signal that fires later must not end the socket, which is in other hands then.
      if (
        headers["sec-websocket-accept"] === acceptOf(key) &&
        headers["sec-websocket-protocol"] === CHAT_SUBPROTOCOL
      ) {
        resolve({ socket, first });
        return;
      }
      socket.destroy();
      reject(failed(`${origin} agreed to another handshake.`));
    });
    asked.end();
  });
}
