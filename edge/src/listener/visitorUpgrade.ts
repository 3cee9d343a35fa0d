import { type IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Log } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import { headOf, identifyVisitor, readTarget, type Visitor, type VisitorSettings } from "../request/index.ts";
import { sendError } from "../respond/index.ts";
import type { UpgradeHandler } from "./upgrades.ts";

/** Sockets of one kind. */
export interface VisitorSockets {
  accepts(request: IncomingMessage): boolean;
  /**
   * Takes the connection over.
   *
   * @throws {EdgeError} as long as it has not been answered
   */
  open(visitor: Visitor, request: IncomingMessage, socket: Socket, first: Buffer): Promise<void>;
}

/** A refusal has the form of any other one, and ends the connection. */
function refuse(request: IncomingMessage, socket: Socket, secure: boolean, error: unknown, log: Log): void {
  if (socket.destroyed) return;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on("finish", () => socket.destroySoon());
  sendError({ request, response, secure }, error, log);
}

/** Checks whose site an upgrade is for by the same rules as any request, and refuses it in the same form. */
export function visitorUpgrade(sockets: VisitorSockets, settings: VisitorSettings, log: Log): UpgradeHandler {
  return {
    accepts: (request) => sockets.accepts(request),
    handle(request: IncomingMessage, socket: Duplex, first: Buffer): void {
      if (!(socket instanceof Socket)) {
        socket.destroy();
        return;
      }
      let secure = false;
      const open = async () => {
        const head = headOf(request);
        readTarget(request, head);
        const visitor = identifyVisitor(request, head, settings);
        secure = visitor.secure;
        if (visitor.isSupport) throw new EdgeError("not-found", "There is nothing here.");
        await sockets.open(visitor, request, socket, first);
      };
      open().catch((error: unknown) => refuse(request, socket, secure, error, log));
    },
  };
}
