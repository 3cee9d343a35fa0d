import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SocketPair } from "./socketPair.ts";

let listener: Server;
beforeEach(async () => {
  listener = createServer({ allowHalfOpen: true });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void listener.close());

/** Two ends of one connection. */
async function connection(): Promise<readonly [Socket, Socket]> {
  const { port } = listener.address() as AddressInfo; // an IP listener's address
  const here = connect(port, "127.0.0.1").on("error", () => {});
  const [there] = (await once(listener, "connection")) as [Socket]; // what a listener hands out
  return [here, there.on("error", () => {})];
}

/** A connection may be reset on its way out. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

const NOTHING = Buffer.alloc(0);

async function pairOf(idleMs?: number) {
  const [client, clientSide] = await connection();
  const [server, serverSide] = await connection();
  serverSide.on("end", () => serverSide.end());
  let ends = 0;
  const pair = new SocketPair({
    client: clientSide,
    key: "dGhlIHNhbXBsZSBub25jZQ==",
    early: NOTHING,
    server: { socket: server, first: NOTHING },
    onEnd: () => (ends += 1),
    ...(idleMs !== undefined && { idleMs }),
  });
  return { client, serverSide, pair, ends: () => ends };
}

/** All bytes until the end of a connection. */
async function allOf(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on("data", (bytes: Buffer) => chunks.push(bytes));
  await closeOf(socket);
  return Buffer.concat(chunks);
}

describe("two joined sockets", () => {
  it("end when nothing moves on them: the handshake, then silence (chat attack 5)", async () => {
    const { client, serverSide, ends } = await pairOf(200);
    const closed = closeOf(serverSide.resume());
    const said = await allOf(client);
    expect(said.toString("latin1")).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\n$/s);
    await closed;
    await expect.poll(ends).toBe(1);
  });

  it("end with a code between two frames, and without one in the middle of a frame", async () => {
    const between = await pairOf();
    between.serverSide.write(Buffer.from([0x81, 1, 0x61]));
    await once(between.client, "data");
    between.pair.end(1012);
    between.pair.end(1008);
    expect((await allOf(between.client)).subarray(-4)).toEqual(Buffer.from([0x88, 2, 0x03, 0xf4]));
    const middle = await pairOf();
    let heard = NOTHING;
    middle.client.on("data", (bytes: Buffer) => (heard = Buffer.concat([heard, bytes])));
    middle.serverSide.write(Buffer.from([0x81, 5, 0x61]));
    while (heard.at(-1) !== 0x61) await once(middle.client, "data");
    middle.pair.end(1012);
    await closeOf(middle.client);
    expect(heard.at(-1)).toBe(0x61);
    await expect.poll(() => [between.ends(), middle.ends()]).toEqual([1, 1]);
  });

  it("end when the client reads nothing for 10 s", async () => {
    const { client, serverSide, ends } = await pairOf();
    client.pause();
    const closed = closeOf(serverSide);
    const frame = Buffer.concat([
      Buffer.from([0x82, 127, 0, 0, 0, 0, 4, 0, 0, 0]),
      Buffer.alloc(64 * 1024 * 1024),
    ]);
    serverSide.write(frame);
    await closed;
    await expect.poll(ends).toBe(1);
    client.destroy();
  });
});
