import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHook } from "@spilhus/gateway/payment-providers";

const MAX_BYTES = 1024 * 1024;

/**
 * Takes a vendor's webhooks on this machine, where a tunnel brings them.
 *
 * @param onHook answers with a body, or with nothing for a webhook that is refused
 */
export async function listenForHooks(
  port: number,
  onHook: (hook: IncomingHook) => { readonly type: string; readonly body: string } | undefined,
): Promise<AsyncDisposable> {
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    let size = 0;
    incoming.on("data", (part: Buffer) => {
      size += part.length;
      if (size > MAX_BYTES) incoming.destroy();
      else parts.push(part);
    });
    incoming.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat()[0]]),
      );
      // A tunnel tells the host that the vendor signed.
      const host = headers["x-forwarded-host"] ?? headers["host"] ?? "";
      const { method = "", url: path = "" } = incoming;
      const answer = onHook({ method, host, path, headers, rawBody: Buffer.concat(parts) });
      if (answer) outgoing.writeHead(200, { "content-type": answer.type }).end(answer.body);
      else outgoing.writeHead(401).end();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
