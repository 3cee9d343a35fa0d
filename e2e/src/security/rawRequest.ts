import { connect } from "node:net";
import { PORT } from "../stack/sites.ts";

const ANSWER_MS = 10_000;

export interface RawAnswer {
  readonly status: number;
  /** Lower-case names; the last of a repeated header counts. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends bytes to the edge as no well-behaved client would and reads the whole answer. The connection is closed by a
 * `Connection: close` that the caller sends, or by the edge.
 *
 * @throws {Error} when there is no answer in 10 s or it is not HTTP.
 */
export async function rawRequest(lines: readonly string[]): Promise<RawAnswer> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: PORT });
    let received = "";
    socket.setEncoding("latin1");
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(`No answer to ${lines[0] ?? ""}`)));
    socket.on("data", (chunk: string) => (received += chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(received));
    socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  });
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (!status) throw new Error(`Not an HTTP answer to ${lines[0] ?? ""}: ${text.slice(0, 80)}`);
  const headers = Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
  );
  return { status, headers, body: rest.join("\r\n\r\n") };
}
