import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";

/** A real WebSocket server in the chat server's place, which repeats what it is told. */
export interface ChatServerDouble {
  readonly origin: string;
  /** Handshakes so far, in order. */
  readonly asked: readonly IncomingMessage[];
  /** Sockets that are open now. */
  readonly open: ReadonlySet<WebSocket>;
  /** Takes handshakes in place of the WebSocket server. */
  takeHandshake: ((request: IncomingMessage, socket: Duplex) => void) | undefined;
  stop(): Promise<void>;
}

export async function startChatServerDouble(): Promise<ChatServerDouble> {
  const asked: IncomingMessage[] = [];
  const open = new Set<WebSocket>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 100_000_000 });
  const server = createServer((_, response) => response.writeHead(426).end());
  const raw = new Set<Duplex>();
  server.on("upgrade", (request, socket, head) => {
    asked.push(request);
    raw.add(socket);
    socket.on("error", () => {}).on("close", () => raw.delete(socket));
    if (double.takeHandshake) {
      double.takeHandshake(request, socket);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (one) => {
      open.add(one);
      one.on("error", () => {}).on("close", () => open.delete(one));
      one.on("message", (data, isBinary) => one.send(data, { binary: isBinary }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // an IP listener's address
  const double: ChatServerDouble = {
    origin: `http://127.0.0.1:${port}`,
    asked,
    open,
    takeHandshake: undefined,
    async stop() {
      for (const socket of raw) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}
