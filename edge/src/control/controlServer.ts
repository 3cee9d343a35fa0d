import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ContentChangedSchema, PURGE_PATH, type ContentChanged } from "@spilhus/contracts";
import { END_SOCKETS_PATH, EndSocketsSchema, type EndSockets } from "@spilhus/contracts/chat";
import type { Clock, Log } from "@spilhus/lib";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { EdgeError } from "../errors/edgeError.ts";
import { readBody } from "../request/index.ts";
import { sendError } from "../respond/index.ts";

export interface ControlServices {
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Makes everything stale that a change concerns; returns how many entries. Rejects an unknown brand. */
  readonly purge: (change: ContentChanged) => Promise<number>;
  /** Ends sockets of players; returns how many there were. */
  readonly endSockets: (whose: EndSockets) => number;
  readonly isReady: () => boolean;
  readonly metrics: () => unknown;
}

const MAX_BYTES = 262_144;

function reply(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, [
    "Content-Type",
    "application/json; charset=utf-8",
    "Cache-Control",
    "no-store",
    "Content-Length",
    String(Buffer.byteLength(body)),
  ]);
  response.end(body);
}

function parse<Value>(schema: { parse(value: unknown): Value }, body: string, shape: string): Value {
  try {
    return schema.parse(JSON.parse(body));
  } catch (cause) {
    throw new EdgeError("bad-request", `The body is ${shape}.`, { cause });
  }
}

/**
 * The loopback listener: what the gateway signs, `POST /purge` and `POST /control/end-sockets`; `/_ready` and `/_health` for whoever runs the process;
 * `/metrics`.
 */
export function createControlServer({
  secret,
  clock,
  log,
  purge,
  endSockets,
  isReady,
  metrics,
}: ControlServices): Server {
  const guard = new ReplayGuard();

  const signedCalls = new Map<string, (body: string) => Promise<unknown>>([
    [
      PURGE_PATH,
      async (body) => ({ purged: await purge(parse(ContentChangedSchema, body, "{brand, cv, tags}")) }),
    ],
    [
      END_SOCKETS_PATH,
      async (body) => ({ ended: endSockets(parse(EndSocketsSchema, body, "{sessionRefs, chatIds}")) }),
    ],
  ]);

  async function readSigned(request: IncomingMessage, path: string): Promise<string> {
    const body = (await readBody(request, MAX_BYTES)).toString();
    const header = request.headers[SIGNATURE_HEADER];
    const signature = Array.isArray(header) ? undefined : header;
    if (!verifyRequest(secret, signature, { method: "POST", path, body }, guard, clock.now())) {
      throw new EdgeError("forbidden", "The call is not signed, too old, or was seen before.");
    }
    return body;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    const call = `${request.method} ${path}`;
    const signed = request.method === "POST" ? signedCalls.get(path) : undefined;
    if (signed) return reply(response, 200, await signed(await readSigned(request, path)));
    if (call === "GET /_health") return reply(response, 200, { healthy: true });
    if (call === "GET /_ready") return reply(response, isReady() ? 200 : 503, { ready: isReady() });
    if (call === "GET /metrics") return reply(response, 200, metrics());
    throw new EdgeError("not-found", "The control listener has no such call.");
  }

  return createServer({ headersTimeout: 5_000, requestTimeout: 10_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) =>
      sendError({ request, response, secure: false }, error, log),
    );
  });
}
