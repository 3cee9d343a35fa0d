import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a test lets the server answer: a JSON value, or the raw parts; `hang` never answers. */
export interface Planned {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly hang?: true;
}

export interface Received {
  readonly call: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/**
 * A real HTTP server on loopback for tests. It answers planned calls (`GET /path?query`) and 501 for any other.
 * Closing it throws when there was a call nobody planned.
 */
export async function plannedServer(plan: Readonly<Record<string, Planned>>) {
  const received: Received[] = [];
  const unplanned: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`;
    received.push({ call, headers: incoming.headers, body: await text(incoming) });
    const planned = plan[call];
    if (!planned) unplanned.push(call);
    if (planned?.hang) return;
    outgoing.writeHead(planned?.status ?? (planned ? 200 : 501), planned?.headers).end(planned?.body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Listening on TCP always has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (unplanned.length > 0) throw new Error(`Nobody planned ${unplanned.join(", ")}.`);
    },
  };
}
