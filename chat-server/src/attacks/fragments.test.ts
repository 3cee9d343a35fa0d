import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DOMAIN, openStage, person, roomOf, type Stage } from "../../testing/index.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage[Symbol.asyncDispose]());

/** A WebSocket by hand: no library sends what these tests send. */
async function rawSocket(): Promise<Socket> {
  const { port } = new URL(stage.server.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    [
      ...["GET /xmpp-websocket HTTP/1.1", `Host: ${DOMAIN}`, "Upgrade: websocket", "Connection: Upgrade"],
      ...[`Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`, "Sec-WebSocket-Version: 13"],
      ...["Sec-WebSocket-Protocol: xmpp", `X-Chat-Ticket: ${stage.ticketOf(person())}`, "", ""],
    ].join("\r\n"),
  );
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 101/);
  return socket;
}

/** One masked frame (RFC 6455, 5.2). */
function frame(
  text: string,
  { isLast, opcode }: { readonly isLast: boolean; readonly opcode: number },
): Buffer {
  const body = Buffer.from(text);
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

async function endOf(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return true;
  // A reset is an end as well.
  return new Promise((resolve) => socket.once("close", () => resolve(true)));
}

it("ends a message of 10,000 fragments, and the server goes on (chat attack 6)", async () => {
  const socket = await rawSocket();
  socket.write(frame("<open", { isLast: false, opcode: 1 }));
  const parts = Array.from({ length: 10_000 }, () => frame(" ", { isLast: false, opcode: 0 }));
  socket.write(Buffer.concat(parts));
  expect(await endOf(socket)).toBe(true);
  const client = await stage.enter(person(), "fjord");
  expect(await client.answerTo(client.say(roomOf("fjord"), "her er ro"))).toContain("her er ro");
});

it("ends a socket that never logs in (chat attack 5)", async () => {
  const socket = await rawSocket();
  expect(await endOf(socket)).toBe(true);
}, 40_000);

it("ends a frame that says it is 4 GB before any of it has come (chat attack 6)", async () => {
  const socket = await rawSocket();
  socket.write(Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]));
  expect(await endOf(socket)).toBe(true);
}, 40_000);
