import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Site, SiteDirectory } from "../sites/index.ts";
import { comesFromProxy } from "./proxyTrust.ts";
import type { RequestHead } from "./requestHead.ts";

export interface GateSettings {
  readonly directory: SiteDirectory;
  /** Whether the machine at an address is the proxy in front, which tells the scheme and the visitor's address. */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
}

/** Who is at the door, and of which brand. */
export interface Visitor {
  readonly head: RequestHead;
  readonly site: Site;
  /** Origin the visitor sees, e.g. `https://nordlys.dk`. */
  readonly origin: string;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Address of the visitor as a trusted proxy has seen it, see {@link clientIp}. */
  readonly forwardedFor: string | undefined;
}

/** Address of a visitor. Asking the socket costs a call into the system, so it is done only where it is needed. */
export function clientIp({ forwardedFor }: Visitor, request: IncomingMessage): string {
  return forwardedFor ?? request.socket.remoteAddress ?? "";
}

/** The last entry is the one our own proxy has written; those before it are hearsay. */
function lastOf(list: string): string {
  return list.slice(list.lastIndexOf(",") + 1).trim();
}

/** The visitor's address as the proxy has seen it; what is no address is not believed, whoever says it. */
function addressIn(forwardedFor: string): string | undefined {
  const last = lastOf(forwardedFor);
  return isIP(last) === 0 ? undefined : last;
}

/**
 * Finds out whose visitor a request is, by exactly one known host. A brand's own domain is only ever reached through
 * TLS, which may end in front of us; a local name is plain unless the trusted proxy says otherwise.
 *
 * @throws {EdgeError} `bad-request` for a malformed host, or `not-found` for one that is nobody's
 */
export function identifyVisitor(
  request: IncomingMessage,
  head: RequestHead,
  { directory, isTrustedProxy }: GateSettings,
): Visitor {
  const { site, local } = directory.find(head.host);
  const proxied = comesFromProxy(request, isTrustedProxy);
  const secure = !local || (proxied && lastOf(head.forwardedProto) === "https");
  return {
    head,
    site,
    secure,
    origin: `${secure ? "https" : "http"}://${head.host.toLowerCase()}`,
    forwardedFor: proxied ? addressIn(head.forwardedFor) : undefined,
  };
}
