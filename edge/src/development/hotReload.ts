import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import type { Log } from "@spilhus/lib";
import type { UpgradeHandler } from "../listener/index.ts";
import { readHead } from "../request/index.ts";
import type { SiteDirectory } from "../sites/index.ts";

const HOT_RELOAD = /^\/_next\/(?:hmr|webpack-hmr)(?:\?[\x21-\x7e]*)?$/;
/** Headers of a WebSocket handshake. No other header is passed on. */
const HANDSHAKE = new Set([
  "upgrade",
  "connection",
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-extensions",
  "sec-websocket-protocol",
]);

function handshake(request: IncomingMessage, host: string, origin: string): string {
  const lines = [`GET ${request.url} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`];
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? "";
    if (HANDSHAKE.has(name.toLowerCase())) lines.push(`${name}: ${request.rawHeaders[index + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/**
 * Connects the browser's hot-reload WebSocket with the app's; ends every other one. In production there is no such handler.
 *
 * @param apps upstream origin of each brand's app
 */
export function hotReloadUpgrade(
  directory: SiteDirectory,
  apps: Readonly<Record<string, string>>,
  log: Log,
): UpgradeHandler {
  return {
    accepts: () => true,
    handle(request: IncomingMessage, socket: Duplex, first: Buffer): void {
      try {
        const { host } = readHead(request.rawHeaders);
        const { site } = directory.find(host);
        const isOwn = request.headers.origin === `http://${host}`;
        if (!HOT_RELOAD.test(request.url ?? "") || !isOwn)
          throw new Error("no hot-reload address of this site");
        const app = new URL(apps[site.brand.id] ?? "");
        const upstream = connect({ host: app.hostname, port: Number(app.port) }, () => {
          upstream.write(handshake(request, app.host, app.origin));
          upstream.write(first);
          upstream.pipe(socket).pipe(upstream);
        });
        upstream.on("error", () => socket.destroy());
        socket.on("close", () => upstream.destroy());
      } catch (cause) {
        log("debug", "upgrade refused", { cause });
        socket.destroy();
      }
    },
  };
}
