import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ContentChangedSchema, PURGE_PATH, type ContentChanged } from "@spilhus/contracts";
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
  readonly isReady: () => boolean;
  readonly metrics: () => unknown;
}

const MAX_PURGE_BYTES = 262_144;

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

function readChange(body: string): ContentChanged {
  try {
    return ContentChangedSchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new EdgeError("bad-request", "A purge is {brand, cv, tags}.", { cause });
  }
}

/**
 * The loopback listener: `POST /purge`, signed by the gateway; `/_ready` and `/_health` for whoever runs the process;
 * `/metrics`.
 */
export function createControlServer({
  secret,
  clock,
  log,
  purge,
  isReady,
  metrics,
}: ControlServices): Server {
  const guard = new ReplayGuard();

  async function handlePurge(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(request, MAX_PURGE_BYTES)).toString();
    const header = request.headers[SIGNATURE_HEADER];
    const signature = Array.isArray(header) ? undefined : header;
    const call = { method: "POST", path: PURGE_PATH, body };
    if (!verifyRequest(secret, signature, call, guard, clock.now())) {
      throw new EdgeError("forbidden", "The purge is not signed, too old, or was seen before.");
    }
    reply(response, 200, { purged: await purge(readChange(body)) });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === `POST ${PURGE_PATH}`) return handlePurge(request, response);
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
