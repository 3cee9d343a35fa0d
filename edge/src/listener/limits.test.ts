import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest, statusOf } from "../../testing/rawRequest.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { createUpstream } from "../upstream/upstream.ts";
import { send } from "../respond/send.ts";
import { createSite } from "../sites/site.ts";
import { SiteDirectory } from "../sites/siteDirectory.ts";
import { testBrand } from "../../testing/brands.ts";
import type { Endpoint } from "../request/exchange.ts";
import { createPublicServer } from "./publicServer.ts";
import { MAX_BODY_BYTES } from "../request/readBody.ts";

const CALL = "/gateway/tracking/api/public/event";

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.on("error", reject);
  });
}

const head = (more: readonly string[]) => [
  `POST ${CALL} HTTP/1.1`,
  "Host: fjord.dk",
  "Content-Type: application/json",
  ...more,
];

describe("limits", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
  });
  afterAll(() => test.stop());

  it("refuses an announced body above 1 MiB before it is sent", async () => {
    const answer = await rawRequest(test.edge.port, head([`Content-Length: ${MAX_BODY_BYTES + 1}`]));
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain('"code":"body-too-large"');
    expect(test.gateway.callsTo(CALL)).toHaveLength(0);
  });

  it("refuses a chunked body as soon as it passes 1 MiB", async () => {
    const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
    const answer = await rawRequest(test.edge.port, head(["Transfer-Encoding: chunked"]), chunk.repeat(20));
    expect([0, 413]).toContain(statusOf(answer));
    expect(test.gateway.callsTo(CALL)).toHaveLength(0);
  });

  it("passes a body of exactly 1 MiB on", async () => {
    const body = "a".repeat(MAX_BODY_BYTES);
    const answer = await test.get(CALL, { method: "POST", headers: { "content-type": "text/plain" }, body });
    expect(answer.status).toBe(200);
    expect(test.gateway.callsTo(CALL)[0]?.headers["content-length"]).toBe(String(MAX_BODY_BYTES));
  });

  it(
    "serves others while clients send slowly, and cuts those off within 10 s",
    { timeout: 40_000 },
    async () => {
      const slow = await Promise.all(Array.from({ length: 50 }, () => open(test.edge.port)));
      for (const socket of slow) socket.write("GET /faq HTTP/1.1\r\nHost: fjord.dk\r\nX-Slow: ");
      const started = Date.now();
      const ended = Promise.all(
        slow.map((socket) => new Promise((resolve) => socket.resume().on("close", resolve))),
      );
      expect((await test.get("/faq")).status).toBe(200);
      await ended;
      // The ten seconds of a head and what a busy machine adds; a whole request would have thirty.
      expect(Date.now() - started).toBeLessThan(25_000);
    },
  );

  it("cuts off a client that requests much and reads nothing", async () => {
    const pages: Endpoint = {
      methods: ["GET"],
      handle: (exchange) => send(exchange, 200, [], Buffer.alloc(64 * 1024 * 1024)),
    };
    const { server } = createPublicServer({
      directory: new SiteDirectory([
        createSite(testBrand("fjord"), createUpstream("http://127.0.0.1:9", 1_000)),
      ]),
      isTrustedProxy: undefined,
      publicPort: () => 0,
      supportFrame: { handle: () => undefined },
      log: () => {},
      idleMs: 300,
      endpoints: { own: new Map(), pages },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // an IP listener's address
    const ended = new Promise<void>((resolve) =>
      server.on("connection", (socket) => socket.on("close", () => resolve())),
    );
    const client = await open(port);
    const started = Date.now();
    client.pause().write("GET / HTTP/1.1\r\nHost: fjord.dk\r\n\r\n");
    await ended;
    expect(Date.now() - started).toBeLessThan(8_000);
    client.destroy();
    server.close();
  });
});
