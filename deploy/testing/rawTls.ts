import { connect as connectPlain, type Socket } from "node:net";
import { connect, type ConnectionOptions, type TLSSocket } from "node:tls";

/** Opens a TLS connection to this machine without verifying the certificate. */
export function openTls(
  port: number,
  servername: string,
  options: ConnectionOptions = {},
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: "127.0.0.1", port, servername, rejectUnauthorized: false, ...options },
      () => resolve(socket),
    );
    socket.once("error", reject);
  });
}

/** Everything received until the other side closes. */
export function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => (text += chunk));
    socket.on("error", () => resolve(text));
    socket.once("close", () => resolve(text));
  });
}

/** Sends lines and a body over TLS; returns the whole response. */
export async function askTls(
  port: number,
  servername: string,
  lines: readonly string[],
  body = "",
): Promise<string> {
  const socket = await openTls(port, servername);
  const answer = readAll(socket);
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
  return answer;
}

/** The same without encryption. */
export async function askPlain(port: number, lines: readonly string[]): Promise<string> {
  const socket = connectPlain(port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return readAll(socket);
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
