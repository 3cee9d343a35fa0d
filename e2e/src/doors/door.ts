import type { Duplex } from "node:stream";
import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";
import { PORT } from "../stack/sites.ts";

/** How visitors reach a brand: the edge alone, or nginx before it as in production. */
export interface Door {
  readonly kind: "edge" | "nginx";
  /** Origin that visitors use, such as `https://fjord.localhost:4443`. */
  readonly origin: string;
  /** Value of the `Host` header. */
  readonly host: string;
  /** A raw connection, with TLS where visitors use TLS. Bytes written before it is open are sent afterwards. */
  connect(): Duplex;
}

/** The edge of the stack under test. */
export function edgeDoor(brand: string): Door {
  const host = `${brand}.localhost:${PORT}`;
  return {
    kind: "edge",
    origin: `http://${host}`,
    host,
    connect: () => connectPlain({ host: "127.0.0.1", port: PORT }),
  };
}

/** An nginx with TLS and a self-signed certificate. */
export function nginxDoor(brand: string, port: number): Door {
  const host = `${brand}.localhost:${port}`;
  return {
    kind: "nginx",
    origin: `https://${host}`,
    host,
    connect: () =>
      connectTls({
        host: "127.0.0.1",
        port,
        servername: `${brand}.localhost`,
        rejectUnauthorized: false,
        ALPNProtocols: ["http/1.1"],
      }),
  };
}
