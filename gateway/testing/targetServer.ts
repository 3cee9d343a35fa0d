import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { ContentChangedSchema, PURGE_PATH, type ContentChanged } from "@spilhus/contracts";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { SECRETS } from "./testEnvironment.ts";

/** A call a target has received. */
export interface Heard {
  readonly path: string;
  /** Whether its signature was good. */
  readonly signed: boolean;
  readonly change: ContentChanged;
}

/** Plays an app and the edge's control listener: keeps what it hears and answers with `status`. */
export interface TargetServer extends AsyncDisposable {
  readonly origin: string;
  readonly heard: Heard[];
  status: number;
}

export async function targetServer(port = 0): Promise<TargetServer> {
  const guard = new ReplayGuard();
  const heard: Heard[] = [];
  const target = { heard, status: 200 };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const path = request.url ?? "";
      const signature = request.headers[SIGNATURE_HEADER];
      const parts = { method: request.method ?? "", path, body };
      // Apps and edge have secrets of their own.
      const secret = path === PURGE_PATH ? SECRETS.edge : SECRETS.revalidate;
      const signed = verifyRequest(secret, String(signature), parts, guard, Date.now());
      heard.push({ path, signed, change: ContentChangedSchema.parse(JSON.parse(body)) });
      response.writeHead(target.status, { "content-type": "application/json" }).end("{}");
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port: actual } = server.address() as AddressInfo;
  return Object.assign(target, {
    origin: `http://127.0.0.1:${actual}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
