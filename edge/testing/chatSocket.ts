import { once } from "node:events";
import { WebSocket } from "ws";

export interface ChatSocketCall {
  readonly host?: string;
  readonly origin?: string;
  readonly session?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly protocol?: string;
}

/** A client's socket with all that it was told. */
export interface TestSocket {
  readonly socket: WebSocket;
  readonly heard: readonly string[];
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  /** Waits until it has heard so many. */
  until(count: number): Promise<void>;
}

function socketOf(port: number, call: ChatSocketCall): WebSocket {
  const {
    host = "fjord.localhost",
    origin,
    session,
    path = "/chat/socket",
    headers = {},
    protocol = "xmpp",
  } = call;
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, {
    perMessageDeflate: false,
    headers: {
      host: `${host}:${port}`,
      origin: origin ?? `http://${host}:${port}`,
      ...(session !== undefined && { cookie: `__Host-sid=${session}` }),
      ...headers,
    },
  });
}

/** Opens a socket through the edge as a page of a brand does. */
export async function openChat(port: number, call: ChatSocketCall = {}): Promise<TestSocket> {
  const socket = socketOf(port, call);
  const heard: string[] = [];
  socket.on("message", (data: Buffer) => heard.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await once(socket, "open");
  socket.on("error", () => {});
  return {
    socket,
    heard,
    closed,
    async until(count) {
      while (heard.length < count) await once(socket, "message");
    },
  };
}

/** The status with which the edge refuses a socket; 101 when it does not. */
export function statusOfChat(port: number, call: ChatSocketCall = {}): Promise<number> {
  const socket = socketOf(port, call);
  return new Promise((resolve, reject) => {
    socket.on("unexpected-response", (_, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on("open", () => {
      resolve(101);
      socket.terminate();
    });
    socket.on("error", reject);
  });
}
