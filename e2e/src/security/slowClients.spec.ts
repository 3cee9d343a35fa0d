import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { Door } from "../doors/door.ts";
import { rawRequest } from "./rawRequest.ts";
import { expect, test } from "./test.ts";

/** The limit is 10 s for all headers; the rest is grace for polling and a busy machine. */
const CUT_MS = 13_000;
const DRIP_MS = 1_000;

const open = (door: Door, count: number): Duplex[] =>
  Array.from({ length: count }, () => {
    const socket = door.connect();
    socket.on("error", () => socket.destroy());
    return socket;
  });
const isOpen = (socket: Duplex) => !socket.destroyed;
const ended = (sockets: readonly Duplex[]) =>
  Promise.all(sockets.map((socket) => (isOpen(socket) ? once(socket, "close").catch(() => []) : [])));

/** Sends one byte a second on each connection until all are closed. */
function drip(sockets: readonly Duplex[]): () => void {
  const timer = setInterval(() => {
    for (const socket of sockets.filter(isOpen)) socket.write("a");
  }, DRIP_MS);
  return () => clearInterval(timer);
}

async function expectService(door: Door): Promise<void> {
  const started = Date.now();
  const lines = ["GET /faq HTTP/1.1", `Host: ${door.host}`, "Accept: text/html", "Connection: close"];
  for (let index = 0; index < 5; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor after another
    expect((await rawRequest(door, lines)).status).toBe(200);
  }
  expect(Date.now() - started).toBeLessThan(5_000);
}

test.describe("while clients are slow, others are served", () => {
  test("idle connections, slow headers and slow or stalled bodies are closed within 10 s", async ({
    door,
  }) => {
    await expectService(door);
    const started = Date.now();
    const idle = open(door, 150);
    const headers = open(door, 100);
    for (const socket of headers) socket.write(`GET /faq HTTP/1.1\r\nHost: ${door.host}\r\nX-Slow: `);
    const bodies = open(door, 40);
    const stopped = open(door, 40);
    const head = [
      ...["POST /_consent HTTP/1.1", `Host: ${door.host}`, `Origin: ${door.origin}`],
      ...["Content-Type: application/json", "Content-Length: 1000"],
    ];
    for (const socket of [...bodies, ...stopped]) socket.write(`${head.join("\r\n")}\r\n\r\n{`);
    for (const socket of [...idle, ...headers, ...bodies, ...stopped]) socket.resume();
    const stop = drip([...headers, ...bodies]);
    await expectService(door);
    await ended([...idle, ...headers]);
    // The edge itself allows 30 s for a body; its own tests prove that.
    if (door.kind === "nginx") await ended(stopped);
    expect(Date.now() - started).toBeLessThan(CUT_MS);
    await expectService(door);
    stop();
    for (const socket of [...bodies, ...stopped]) socket.destroy();
  });

  test("clients that do not read a large answer", async ({ door }) => {
    const request = `GET /spiloversigt HTTP/1.1\r\nHost: ${door.host}\r\nAccept: text/html\r\nAccept-Encoding: identity\r\n\r\n`;
    const readers = open(door, 10);
    for (const socket of readers) socket.pause().write(request.repeat(25));
    await expectService(door);
    for (const socket of readers) socket.destroy();
    await expectService(door);
  });
});
