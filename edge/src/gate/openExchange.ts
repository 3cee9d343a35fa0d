import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteDirectory } from "../sites/siteDirectory.ts";
import { parseAddress } from "./address.ts";
import { EdgeError } from "./edgeError.ts";
import type { Exchange } from "./exchange.ts";
import { readHead, type RequestHead } from "./requestHead.ts";

export interface GateSettings {
  readonly directory: SiteDirectory;
  /** Whether a proxy in front tells the scheme and the visitor's address. */
  readonly trustProxy: boolean;
}

/** The last address is the one our own proxy has seen; those before it are hearsay. */
function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(",") + 1).trim();
}

/**
 * A brand's own domain is only ever reached through TLS, which may end in front of us; a local name is plain unless
 * the proxy says otherwise.
 */
function isSecure({ forwardedProto }: RequestHead, local: boolean, trustProxy: boolean): boolean {
  return (trustProxy && lastOf(forwardedProto) === "https") || !local;
}

/** A body where none belongs is how requests are smuggled past a proxy that reads it differently. */
function refuseBody({ contentLength, transferEncoding }: RequestHead): void {
  if (transferEncoding === "" && (contentLength === "" || contentLength === "0")) return;
  throw new EdgeError("bad-request", "This request must not have a body.", { closes: true });
}

/**
 * Lets a request through the gate: exactly one known host, an address that means one thing only.
 *
 * @throws {EdgeError} `bad-request`, or `not-found` for a host that is nobody's
 */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { directory, trustProxy }: GateSettings,
): Exchange {
  if (request.httpVersionMajor !== 1) {
    throw new EdgeError("bad-request", "Speak HTTP/1.1.", { closes: true });
  }
  const head = readHead(request.rawHeaders);
  const target = request.url ?? "";
  if (target.charCodeAt(0) !== 47) {
    throw new EdgeError("bad-request", "The request target must be a path.", { closes: true });
  }
  const { site, local } = directory.find(head.host);
  const method = request.method ?? "";
  if (method === "GET" || method === "HEAD") refuseBody(head);
  const secure = isSecure(head, local, trustProxy);
  const forwarded = trustProxy ? lastOf(head.forwardedFor) : "";
  return {
    ...parseAddress(target),
    request,
    response,
    method,
    head,
    site,
    secure,
    origin: `${secure ? "https" : "http"}://${head.host.toLowerCase()}`,
    clientIp: forwarded === "" ? (request.socket.remoteAddress ?? "") : forwarded,
  };
}
