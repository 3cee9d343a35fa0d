import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { versionedTag } from "@spilhus/contracts";

/** Letters that no compression shortens by more than half: about as long as a front page in brotli. */
const CHUNKS = Array.from({ length: 600 }, (_, place) => hash("sha256", String(place)));

/** An app with one page, which an edge keeps. */
export async function startPageServer(): Promise<AsyncDisposable & { readonly origin: string }> {
  const page = `<!DOCTYPE html><html lang="da"><body><main>${CHUNKS.join(" ")}</main></body></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, {
      ...{ "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=31536000" },
      ...{ "x-nextjs-cache": "HIT", "x-nextjs-prerender": "1", "x-nextjs-stale-time": "300" },
      "x-page-tags": versionedTag("all", 1),
    });
    response.end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // an IP listener's address
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
