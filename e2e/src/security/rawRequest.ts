import { once } from "node:events";
import type { Door } from "../doors/door.ts";

const ANSWER_MS = 10_000;

export interface RawAnswer {
  readonly status: number;
  /** Lower-case names; of a repeated header the last value counts. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends raw bytes and reads the whole answer. The caller sends `Connection: close`, or the other side closes.
 *
 * @param body sent unchanged after the head
 * @throws {Error} when there is no answer in 10 s or it is not HTTP.
 */
export async function rawRequest(
  door: Pick<Door, "connect">,
  lines: readonly string[],
  body = "",
): Promise<RawAnswer> {
  const socket = door.connect();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy(new Error(`No answer to ${lines[0] ?? ""}`));
  }, ANSWER_MS);
  let text = "";
  let failure: Error | undefined;
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => (text += chunk));
  // The connection of a refused request may be reset after the answer.
  socket.once("error", (error) => (failure = error));
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
  await once(socket, "close").catch(() => undefined);
  clearTimeout(timer);
  if (failure && (isLate || text === "")) throw failure;
  return parseAnswer(text, lines[0] ?? "");
}

/** @throws {Error} when it is not HTTP */
export function parseAnswer(text: string, request: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (!status) throw new Error(`Not an HTTP answer to ${request}: ${text.slice(0, 80)}`);
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
