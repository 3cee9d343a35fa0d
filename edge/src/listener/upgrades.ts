import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/** Takes connections that change from HTTP to another protocol. */
export interface UpgradeHandler {
  /** Whether a request is for this handler. One that is for none is answered like a plain request. */
  accepts(request: IncomingMessage): boolean;
  /**
   * Has the connection from now on, and answers or ends it.
   *
   * @param first what came right behind the request
   */
  handle(request: IncomingMessage, socket: Duplex, first: Buffer): void;
}

/** Hands each upgrade to the first handler that accepts it. */
export function handleUpgrades(server: Server, handlers: readonly UpgradeHandler[]): void {
  server.on("upgrade", (request, socket, first) => {
    socket.on("error", () => socket.destroy());
    const handler = handlers.find((one) => one.accepts(request));
    if (handler) handler.handle(request, socket, first);
    else socket.destroy();
  });
}
