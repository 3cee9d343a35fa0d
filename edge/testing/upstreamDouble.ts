import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server in a third party's place; what it does can be changed while it runs. */
export interface UpstreamDouble {
  readonly origin: string;
  /** Requests so far, in order. */
  readonly requests: readonly IncomingMessage[];
  handle: Handler;
  /** Requests whose path is the given one. */
  callsTo(path: string): readonly IncomingMessage[];
  stop(): Promise<void>;
}

export async function startUpstreamDouble(handle: Handler): Promise<UpstreamDouble> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    double.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // An IP listener's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const double: UpstreamDouble = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    handle,
    callsTo: (path) => requests.filter(({ url }) => url === path),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

/** Answers whole, with a length. */
export function answer(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | readonly string[]>>,
  body: string | Buffer = "",
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("content-length", Buffer.byteLength(body));
  response.writeHead(status);
  response.end(body);
}
