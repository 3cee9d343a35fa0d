import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

const verdicts = new WeakMap<Socket, boolean>();

/**
 * Whether a request comes from the proxy in front. Decided once a connection: the proxy keeps its connections, and
 * asking a socket for its address costs a call into the system.
 */
export function comesFromProxy(
  { socket }: Pick<IncomingMessage, "socket">,
  isTrustedProxy: ((address: string) => boolean) | undefined,
): boolean {
  if (!isTrustedProxy) return false;
  let verdict = verdicts.get(socket);
  if (verdict === undefined) {
    verdict = isTrustedProxy(socket.remoteAddress ?? "");
    verdicts.set(socket, verdict);
  }
  return verdict;
}
