import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { KEEP_ALIVE_MS } from "./keepAlive.ts";
import { writeWhole } from "./wholeAnswer.ts";

const HEADERS = ["Content-Type", "text/plain", "Content-Length", "4", "X-Test", "a, b"];
const BODY = Buffer.from("test");
const REQUEST = "GET / HTTP/1.1\r\nHost: self-test\r\n";
const TIMEOUT_MS = 2_000;
const DATE = /^Date: .*$/gm;

/** Sends three requests over one connection, the last of which closes it, and reads what comes back. */
function exchange(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${REQUEST}\r\n${REQUEST}\r\n${REQUEST}Connection: close\r\n\r\n`);
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

/**
 * Whether an answer in one piece is, byte for byte, what Node's `writeHead` sends, and leaves the connection usable.
 * `writeWhole` sets private fields of Node: this test at start decides whether it is used at all.
 *
 * @param write what is tested
 */
export async function agreesWithNode(write: typeof writeWhole = writeWhole): Promise<boolean> {
  let count = 0;
  const answer = (response: ServerResponse) => {
    count += 1;
    if (count === 1) return write(response, 200, HEADERS, BODY);
    response.writeHead(200, HEADERS);
    response.end(BODY);
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (_, response) => {
    try {
      answer(response);
    } catch {
      response.destroy();
    }
  });
  try {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // An IP listener's address is always an AddressInfo.
    const { port } = server.address() as AddressInfo;
    const [nothing, whole, written, last] = (await exchange(port)).replace(DATE, "Date").split("HTTP/1.1 ");
    return nothing === "" && whole !== undefined && whole === written && last?.includes("close") === true;
  } catch {
    return false;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
