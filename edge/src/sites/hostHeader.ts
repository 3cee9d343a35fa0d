import { EdgeError } from "../errors/edgeError.ts";

const HOST = /^((?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*)(?::([1-9]\d{0,4}))?$/;

/** A `Host` header in its parts. */
export interface HostHeader {
  /** In lower case. */
  readonly name: string;
  readonly port: number | undefined;
}

/** @throws {EdgeError} `bad-request` for anything but a DNS name and a port from 1 to 65535 */
export function parseHost(header: string): HostHeader {
  const match = header.length <= 260 ? HOST.exec(header.toLowerCase()) : null;
  const port = match?.[2] === undefined ? undefined : Number(match[2]);
  if (!match || (port ?? 1) > 65_535) {
    throw new EdgeError("bad-request", "The Host header is malformed.", { closes: true });
  }
  return { name: match[1] ?? "", port };
}
