import { EdgeError } from "../errors/edgeError.ts";

const HOST = /^((?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*)(?::([1-9]\d{0,4}))?$/;

/**
 * The host name of a `Host` header, without its port.
 *
 * @throws {EdgeError} `bad-request` for anything but a DNS name and a port from 1 to 65535
 */
export function hostName(header: string): string {
  const match = header.length <= 260 ? HOST.exec(header.toLowerCase()) : null;
  if (!match || Number(match[2] ?? 1) > 65_535) {
    throw new EdgeError("bad-request", "The Host header is malformed.", { closes: true });
  }
  return match[1] ?? "";
}
