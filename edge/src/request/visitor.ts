import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { EdgeError } from "../errors/edgeError.ts";
import type { Site, SiteDirectory } from "../sites/index.ts";
import { comesFromProxy } from "./proxyTrust.ts";
import type { RequestHead } from "./requestHead.ts";

export interface VisitorSettings {
  readonly directory: SiteDirectory;
  /** Whether the machine at an address is the proxy in front, which tells the scheme and the visitor's address. */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  /**
   * The port that visitors' browsers see.
   *
   * @param proxied whether the trusted proxy passes the request on
   * @returns `undefined` where only the proxy knows it, which then checks it
   */
  readonly publicPort: (proxied: boolean) => number | undefined;
}

/** The visitor of a brand, as far as a request tells. */
export interface Visitor {
  readonly head: RequestHead;
  readonly site: Site;
  /** Origin the visitor sees, e.g. `https://fjord.dk`. */
  readonly origin: string;
  /** Whether they ask at the host of the vendor's support chat. */
  readonly isSupport: boolean;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Address of the visitor as a trusted proxy has seen it, see {@link clientIp}. */
  readonly forwardedFor: string | undefined;
}

/** Address of a visitor. Asking the socket costs a call into the system, so it is done only where it is needed. */
export function clientIp({ forwardedFor }: Visitor, request: IncomingMessage): string {
  return forwardedFor ?? request.socket.remoteAddress ?? "";
}

/** Only the last entry was written by our own proxy; a client can write the others. */
function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(",") + 1).trim();
}

/** The visitor's address as the proxy reports it; `undefined` when it is not an IP address. */
function addressIn(forwardedFor: string): string | undefined {
  const last = lastOf(forwardedFor);
  return isIP(last) === 0 ? undefined : last;
}

/**
 * Finds out which brand a request is for, by its host alone. A brand's own domain is only reached through TLS, which may
 * end in front of the edge; a local name is plain unless the trusted proxy says otherwise.
 *
 * @throws {EdgeError} `bad-request` for a malformed host or another port, `not-found` for an unknown name
 */
export function identifyVisitor(
  request: IncomingMessage,
  head: RequestHead,
  { directory, isTrustedProxy, publicPort }: VisitorSettings,
): Visitor {
  const { site, local, isSupport, port } = directory.find(head.host);
  const proxied = comesFromProxy(request, isTrustedProxy);
  if (port !== undefined && port !== (publicPort(proxied) ?? port)) {
    // The origin is what links in mails lead to: a port of the client's choice would be another server.
    throw new EdgeError("bad-request", "The Host header names a port that is not this site's.", {
      closes: true,
    });
  }
  const secure = !local || (proxied && lastOf(head.forwardedProto) === "https");
  return {
    head,
    site,
    isSupport,
    secure,
    origin: `${secure ? "https" : "http"}://${head.host.toLowerCase()}`,
    forwardedFor: proxied ? addressIn(head.forwardedFor) : undefined,
  };
}
