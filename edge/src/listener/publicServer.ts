import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Log } from "@spilhus/lib";
import { proxyToLocalHost, type LocalHosts } from "../local-hosts/index.ts";
import type { SupportFrame } from "../support-frame/index.ts";
import { sendError, KEEP_ALIVE_MS } from "../respond/index.ts";
import { dispatch, type Endpoints } from "./dispatch.ts";
import { handleUpgrades, type UpgradeHandler } from "./upgrades.ts";
import { openExchange, headOf, identifyVisitor, type VisitorSettings } from "../request/index.ts";

export interface PublicServerSettings extends VisitorSettings {
  readonly endpoints: Endpoints;
  /** Hosts of a local stack that are no brand's. */
  readonly localHosts?: LocalHosts;
  /** Answers at the hosts of the vendor's support chat. */
  readonly supportFrame?: SupportFrame;
  readonly log: Log;
  /** A connection on which nothing has moved for so long, such as that of a client that does not read, is cut. */
  readonly idleMs: number;
  /** Who takes connections that change their protocol; nobody by default, and then such a request is a plain one. */
  readonly upgrades?: readonly UpgradeHandler[];
}

export interface PublicServer {
  readonly server: Server;
  /** From now on every answer, those that are waited for included, tells its client to close the connection. */
  stopKeepingConnections(): void;
}

const LIMITS = {
  maxHeaderSize: 16_384,
  /** A slow sender has 10 s for all headers and 30 s for the whole request. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  requireHostHeader: true,
} as const;
/** Header lines beyond these are an attack on memory; browsers send about twenty. */
const MAX_HEADERS = 100;

/** The public listener: checks the request, then dispatches it; every error ends in an answer. */
export function createPublicServer(settings: PublicServerSettings): PublicServer {
  const { endpoints, localHosts, supportFrame, log, idleMs, upgrades = [] } = settings;
  const waiting = new Set<ServerResponse>();
  let keeping = true;

  async function settle(
    request: IncomingMessage,
    response: ServerResponse,
    secure: boolean,
    work: Promise<void>,
  ) {
    waiting.add(response);
    try {
      await work;
    } catch (error) {
      sendError({ request, response, secure }, error, log);
    } finally {
      waiting.delete(response);
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    let secure = false;
    try {
      if (!keeping) response.shouldKeepAlive = false;
      const head = headOf(request);
      const upstream = localHosts?.find(head.host);
      if (upstream) {
        void settle(request, response, secure, proxyToLocalHost({ upstream, head, request, response }));
        return;
      }
      const visitor = identifyVisitor(request, head, settings);
      secure = visitor.secure;
      if (visitor.isSupport) {
        supportFrame?.handle(openExchange(visitor, request, response));
        return;
      }
      const work = dispatch(openExchange(visitor, request, response), endpoints);
      if (work) void settle(request, response, secure, work);
    } catch (error) {
      sendError({ request, response, secure }, error, log);
    }
  }

  const shouldUpgradeCallback = (request: IncomingMessage) => upgrades.some((one) => one.accepts(request));
  const server = createServer({ ...LIMITS, shouldUpgradeCallback }, answer);
  handleUpgrades(server, upgrades);
  server.timeout = idleMs;
  server.maxHeadersCount = MAX_HEADERS;
  return {
    server,
    stopKeepingConnections() {
      keeping = false;
      for (const response of waiting) response.shouldKeepAlive = false;
    },
  };
}
