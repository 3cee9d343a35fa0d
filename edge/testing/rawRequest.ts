import { connect } from "node:net";

/**
 * Sends bytes as they are over a bare socket, and answers with everything that came back until the server closed the
 * connection.
 *
 * @param lines header lines; an empty line and `body` are put behind them
 */
export function rawRequest(port: number, lines: readonly string[], body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1"));
    });
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("close", () => resolve(answer));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(answer);
      else reject(error);
    });
  });
}

/** The status of a raw answer; 0 when the connection was closed without one. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
