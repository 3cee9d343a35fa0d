import { connect } from "node:net";
import { once } from "node:events";
import { END_SOCKETS_PATH, type EndSockets } from "@spilhus/contracts/chat";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { player } from "../../testing/accountStatusDouble.ts";
import { chatGatewayDouble, type ChatGatewayDouble } from "../../testing/chatGatewayDouble.ts";
import { startChatServerDouble, type ChatServerDouble } from "../../testing/chatServerDouble.ts";
import { openChat, statusOfChat } from "../../testing/chatSocket.ts";
import { call } from "../../testing/exchangeOverHttp.ts";
import { rawRequest, statusOf } from "../../testing/rawRequest.ts";
import { SECRET, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { until } from "../../testing/until.ts";

let gateway: ChatGatewayDouble;
let server: ChatServerDouble;
let test: TestEdge;

const start = (env: Readonly<Record<string, string>> = {}) =>
  startTestEdge({ gateway: gateway.handle, env: { CHAT_SERVER: server.origin, ...env } });

beforeEach(async () => {
  gateway = chatGatewayDouble(SECRET, ["fjord anna", "fjord bo", "fjord cleo"]);
  server = await startChatServerDouble();
  test = await start();
});
afterEach(async () => {
  await test.stop();
  await server.stop();
});

const port = () => test.edge.port;
const open = (session = "anna") => openChat(port(), { session });

async function endSockets(whose: Partial<EndSockets>, secret = SECRET) {
  const body = JSON.stringify({ sessionRefs: [], chatIds: [], ...whose });
  const signature = signRequest(secret, { method: "POST", path: END_SOCKETS_PATH, body }, Date.now());
  const headers = { [SIGNATURE_HEADER]: signature, "content-type": "application/json" };
  return call(test.edge.controlPort, END_SOCKETS_PATH, { method: "POST", host: "127.0.0.1", headers, body });
}

const handshake = (more: readonly string[] = [], path = "/chat/socket") => [
  `GET ${path} HTTP/1.1`,
  `Host: fjord.localhost:${port()}`,
  `Origin: http://fjord.localhost:${port()}`,
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "Sec-WebSocket-Protocol: xmpp",
  ...more,
];
const COOKIE = "Cookie: __Host-sid=anna";

describe("a player's socket to the chat (R7.18)", () => {
  it("is joined with the chat server, and passes messages both ways", async () => {
    const chat = await open();
    expect(chat.socket.protocol).toBe("xmpp");
    for (const text of ["hej", "æøå".repeat(900), ""]) chat.socket.send(text);
    await chat.until(3);
    expect(chat.heard).toEqual(["hej", "æøå".repeat(900), ""]);
    chat.socket.close(1000);
    expect(await chat.closed).toBe(1000);
    await until(() => server.open.size === 0);
  });

  it("reaches the chat server by a request of the edge's own, with the gateway's ticket", async () => {
    const forged = {
      "x-chat-ticket": "forged",
      "x-forwarded-for": "1.2.3.4",
      "sec-websocket-extensions": "permessage-deflate",
    };
    await openChat(port(), { session: "anna", headers: forged });
    expect(server.asked).toHaveLength(1);
    const { url, headers } = server.asked[0] ?? {};
    expect(url).toBe("/xmpp-websocket");
    expect(headers).toEqual({
      host: "chat.fjord.dk",
      upgrade: "websocket",
      connection: "Upgrade",
      "sec-websocket-version": "13",
      "sec-websocket-key": expect.stringMatching(/^.{22}==$/),
      "sec-websocket-protocol": "xmpp",
      "x-chat-ticket": "ticket.of.anna",
    });
  });

  it("passes on what comes before the handshake is answered", async () => {
    let hold: (() => void) | undefined;
    gateway.beforeAnswer = () => new Promise<void>((resolve) => (hold = resolve));
    const socket = connect(port(), "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1").on("data", (text: string) => (answer += text));
    socket.write(`${handshake([COOKIE]).join("\r\n")}\r\n\r\n`);
    await until(() => hold !== undefined);
    // "hej", masked with zeros.
    socket.write(Buffer.from([0x81, 0x83, 0, 0, 0, 0, ...Buffer.from("hej")]));
    hold?.();
    await expect.poll(() => answer).toMatch(/hej$/);
    socket.destroy();
  });

  it("is asked about at the gateway each time anew", async () => {
    await open();
    await open();
    expect(gateway.admitted).toEqual(["fjord anna", "fjord anna"]);
    gateway.players.delete("fjord anna");
    expect(await statusOfChat(port(), { session: "anna" })).toBe(403);
  });
});

describe("an upgrade that is refused", () => {
  it("comes from another site's page (chat attack 1: wrong Origin)", async () => {
    for (const origin of [
      "https://evil.example",
      "null",
      `http://eng.localhost:${port()}`,
      `https://fjord.localhost:${port()}`,
    ]) {
      expect(await statusOfChat(port(), { session: "anna", origin })).toBe(403);
    }
    const without = handshake([COOKIE, "Connection: close"]).filter((line) => !line.startsWith("Origin:"));
    expect(statusOf(await rawRequest(port(), without))).toBe(403);
    const twice = handshake([COOKIE, "Origin: https://evil.example"]);
    expect(statusOf(await rawRequest(port(), twice))).toBe(403);
    expect(gateway.admitted).toEqual([]);
  });

  it("has no session cookie, two of them, or one that is over", async () => {
    expect(await statusOfChat(port())).toBe(403);
    expect(await statusOfChat(port(), { headers: { cookie: "__Host-sid=anna; __Host-sid=bo" } })).toBe(400);
    expect(await statusOfChat(port(), { session: "x".repeat(65) })).toBe(403);
    expect(gateway.admitted).toEqual([]);
    expect(await statusOfChat(port(), { session: "nobody" })).toBe(403);
    expect(server.asked).toEqual([]);
  });

  it("is of a restricted player: the edge alone keeps them out (chat lock 2)", async () => {
    gateway.players.set("fjord anna", player({ checkResult: { type: "block" } }));
    expect(await statusOfChat(port(), { session: "anna" })).toBe(403);
    expect(server.asked).toEqual([]);
  });

  it("is of a session of another brand, or of no brand at all", async () => {
    expect(await statusOfChat(port(), { session: "anna", host: "eng.localhost" })).toBe(403);
    expect(gateway.admitted).toEqual(["eng anna"]);
    expect(await statusOfChat(port(), { session: "anna", host: "evil.example" })).toBe(404);
    expect(statusOf(await rawRequest(port(), [...handshake([COOKIE]), "Host: fjord.localhost"]))).toBe(400);
  });

  it("goes to another address: everywhere else an upgrade is a plain request (chat attack 5: other path)", async () => {
    for (const path of [
      "/chat/socket?x=1",
      "/chat/socket/",
      "/chat",
      "/chat/socket%20",
      "//chat/socket",
      "/Chat/socket",
    ]) {
      const answer = await rawRequest(port(), handshake([COOKIE, "Connection: close"], path));
      expect(statusOf(answer), path).not.toBe(101);
    }
    expect(statusOf(await rawRequest(port(), handshake([COOKIE, "Connection: close"], "/faq")))).toBe(200);
    expect(server.asked).toEqual([]);
  });

  it("has a body, another method, or is no handshake of XMPP (chat attack 5: with body)", async () => {
    const refused = async (lines: readonly string[], body = "") =>
      statusOf(await rawRequest(port(), lines, body));
    expect(await refused(handshake([COOKIE, "Content-Length: 3"]), "abc")).toBe(400);
    expect(await refused(handshake([COOKIE, "Transfer-Encoding: chunked"]), "3\r\nabc\r\n0\r\n\r\n")).toBe(
      400,
    );
    expect(await refused(handshake([COOKIE]).with(0, "POST /chat/socket HTTP/1.1"))).not.toBe(101);
    expect(await refused(handshake([COOKIE]).with(5, "Sec-WebSocket-Version: 8"))).toBe(400);
    expect(await refused(handshake([COOKIE]).with(6, "Sec-WebSocket-Key: short"))).toBe(400);
    expect(await refused(handshake([COOKIE]).with(7, "Sec-WebSocket-Protocol: mqtt"))).toBe(400);
    expect(gateway.admitted).toEqual([]);
  });

  it("finds no chat server, one that does not answer, or one that answers something else", async () => {
    server.takeHandshake = (_, socket) => socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    expect(await statusOfChat(port(), { session: "anna" })).toBe(502);
    server.takeHandshake = (_, socket) =>
      socket.end(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n",
      );
    expect(await statusOfChat(port(), { session: "anna" })).toBe(502);
    server.takeHandshake = () => {};
    expect(await statusOfChat(port(), { session: "anna" })).toBe(504);
    await server.stop();
    expect(await statusOfChat(port(), { session: "anna" })).toBe(502);
    // No attempt has kept its place.
    server = await startChatServerDouble();
    await test.stop();
    test = await startTestEdge({ gateway: gateway.handle });
    expect(await statusOfChat(port(), { session: "anna" })).toBe(503);
  });
});

describe("the number of sockets", () => {
  it("of one session is three; one that ends makes room", async () => {
    const chats = await Promise.all([open(), open(), open()]);
    expect(await statusOfChat(port(), { session: "anna" })).toBe(429);
    expect(await statusOfChat(port(), { session: "bo" })).toBe(101);
    chats[0]?.socket.close();
    await expect.poll(() => statusOfChat(port(), { session: "anna" })).toBe(101);
  });

  it("of one network is bounded, whoever is logged in", async () => {
    const other = await start({ CHAT_SOCKETS_PER_NETWORK: "2" });
    await openChat(other.edge.port, { session: "anna" });
    await openChat(other.edge.port, { session: "bo" });
    expect(await statusOfChat(other.edge.port, { session: "cleo" })).toBe(429);
    await other.stop();
  });

  it("counts 100 attempts that wait, and each that leaves gives its place back (chat attack 5: half-open)", async () => {
    let waiting = 0;
    const answers: (() => void)[] = [];
    gateway.beforeAnswer = () => {
      waiting += 1;
      return new Promise<void>((resolve) => answers.push(resolve));
    };
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(port(), "127.0.0.1");
      socket.on("error", () => {});
      socket.write(`${handshake([COOKIE]).join("\r\n")}\r\n\r\n`);
      return socket;
    });
    const refused = await Promise.all(sockets.slice(3).map((socket) => once(socket, "data")));
    expect(refused.length).toBe(97);
    expect(waiting).toBe(3);
    gateway.beforeAnswer = undefined;
    for (const socket of sockets) socket.destroy();
    for (const go of answers) go();
    await expect.poll(() => statusOfChat(port(), { session: "anna" })).toBe(101);
  });
});

describe("what a client may send", () => {
  it("is 16 KiB at once: a frame of 1 MB never reaches the chat server (chat attack 6)", async () => {
    const chat = await open();
    chat.socket.send("a".repeat(1_000_000));
    expect(await chat.closed).toBe(1009);
    expect(chat.heard).toEqual([]);
    await until(() => server.open.size === 0);
  });

  it("is not 10,000 pieces of a message (chat attack 6)", async () => {
    const chat = await open();
    for (let piece = 0; piece < 10_000 && chat.socket.readyState === 1; piece += 1) {
      chat.socket.send("a", { fin: false });
    }
    expect(await chat.closed).toBe(1009);
    expect(chat.heard).toEqual([]);
  });

  it("is held back while the chat server does not read", async () => {
    const chat = await open();
    const [one] = server.open;
    one?.pause();
    const line = "a".repeat(10_000);
    // 60 MB, of which neither the edge nor the systems' buffers can hold more than a part.
    for (let index = 0; index < 6_000; index += 1) chat.socket.send(line);
    const before = process.memoryUsage().rss;
    await expect.poll(() => chat.socket.bufferedAmount).toBeGreaterThan(30_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
    one?.resume();
    await chat.until(6_000);
    expect(chat.heard).toHaveLength(6_000);
  });
});

describe("the end of a player's sockets", () => {
  it("comes within 2 s of the end of the session, or of a restriction (chat lock 2, games attack 9)", async () => {
    const [anna, bo, cleo] = [await open("anna"), await open("bo"), await open("cleo")];
    gateway.players.delete("fjord anna");
    gateway.players.set("fjord bo", player({ checkResult: { type: "exclusion" } }));
    const before = gateway.watched.length;
    expect(await Promise.all([anna.closed, bo.closed])).toEqual([1008, 1008]);
    // One question a second: at most one more than the first after the change.
    expect(gateway.watched.length - before).toBeLessThanOrEqual(2);
    expect(cleo.socket.readyState).toBe(1);
    await until(() => server.open.size === 1);
  });

  it("comes at once by a signed call, by session or by player", async () => {
    const [first, second, bo] = [await open("anna"), await open("anna"), await open("bo")];
    expect(JSON.parse((await endSockets({ sessionRefs: ["ref-anna"] })).text)).toEqual({ ended: 2 });
    expect(await Promise.all([first.closed, second.closed])).toEqual([1008, 1008]);
    expect(JSON.parse((await endSockets({ chatIds: ["fjord-bo", "fjord-anna"] })).text)).toEqual({
      ended: 1,
    });
    expect(await bo.closed).toBe(1008);
    await until(() => server.open.size === 0);
  });

  it("is not called by others: unsigned, forged and malformed calls end nothing", async () => {
    const chat = await open();
    expect((await endSockets({ sessionRefs: ["ref-anna"] }, "another secret")).status).toBe(403);
    expect((await endSockets({ sessionRefs: 1 as never })).status).toBe(400);
    expect((await test.get(END_SOCKETS_PATH, { method: "POST", body: "{}" })).status).toBe(405);
    expect(chat.socket.readyState).toBe(1);
  });

  it("also comes to a socket that was admitted before and opens after the call", async () => {
    let open: (() => void) | undefined;
    gateway.beforeAnswer = () => new Promise<void>((resolve) => (open = resolve));
    const status = statusOfChat(port(), { session: "anna" });
    await until(() => open !== undefined);
    await endSockets({ chatIds: ["fjord-anna"] });
    open?.();
    expect(await status).toBe(403);
    gateway.beforeAnswer = undefined;
    expect(await statusOfChat(port(), { session: "anna" })).toBe(101);
  });

  it("with the process tells clients to resume elsewhere, and keeps the process from nothing", async () => {
    const chats = await Promise.all([open("anna"), open("bo")]);
    const startedAt = performance.now();
    await test.edge.stop();
    expect(await Promise.all(chats.map(({ closed }) => closed))).toEqual([1012, 1012]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    // No farewell: the chat server keeps the session for its player to resume.
    await until(() => server.open.size === 0);
  });

  it("follows that of the chat server, whose last words still come", async () => {
    const chat = await open();
    const [one] = server.open;
    one?.send("farvel");
    one?.close(1001);
    expect(await chat.closed).toBe(1001);
    expect(chat.heard).toEqual(["farvel"]);
    const cut = await open();
    for (const socket of server.open) socket.terminate();
    expect(await cut.closed).toBe(1006);
  });
});
