import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it reached the edge, with its whole body. */
export interface Seen {
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: number;
}

/** A real server in place of the edge that records its requests, and repeats what is said after an upgrade. */
export interface EdgeDouble {
  readonly address: string;
  readonly seen: Seen[];
  /** Connections so far. */
  readonly connections: () => number;
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

export async function startEdgeDouble(): Promise<EdgeDouble> {
  let connections = 0;
  const server = createServer((request, response) => {
    let body = 0;
    request.on("data", (chunk: Buffer) => (body += chunk.length));
    request.on("end", () => {
      double.seen.push({ url: request.url ?? "", headers: request.headers, body });
      double.answer(response);
    });
  });
  server.on("upgrade", (request, socket, first) => {
    double.seen.push({ url: request.url ?? "", headers: request.headers, body: 0 });
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.write(first);
    socket.on("error", () => socket.destroy()).pipe(socket);
  });
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // an IP listener's address
  const double: EdgeDouble = {
    address: `127.0.0.1:${port}`,
    seen: [],
    connections: () => connections,
    answer: (response) => response.end("edge"),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}
