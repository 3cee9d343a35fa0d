import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rawRequest } from "../../testing/rawRequest.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const upgrade = (origin: string, path = "/_next/hmr?id=x") => [
  `GET ${path} HTTP/1.1`,
  "Host: fjord.localhost:3000",
  `Origin: ${origin}`,
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "Cookie: secret=1",
];

describe("hot reload in development", () => {
  let app: Server;
  let test: TestEdge;
  let handshake = "";
  beforeEach(async () => {
    handshake = "";
    app = createServer().on("upgrade", (request, socket) => {
      handshake = `${request.url} ${JSON.stringify(request.headers)}`;
      socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhej");
    });
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    const { port } = app.address() as AddressInfo; // an IP listener's address
    const origin = `http://127.0.0.1:${port}`;
    test = await startTestEdge({
      env: { MODE: "development", APPS: JSON.stringify({ fjord: origin, eng: origin }) },
    });
  });
  afterEach(async () => {
    await test.stop();
    app.close();
  });

  it("connects the browser's socket with the app's, without cookies", async () => {
    const answer = await rawRequest(test.edge.port, upgrade("http://fjord.localhost:3000"));
    expect(answer).toMatch(/^HTTP\/1\.1 101 [\s\S]*\r\n\r\nhej$/);
    expect(handshake).toContain("/_next/hmr?id=x");
    expect(handshake).not.toContain("secret");
  });

  it("connects nothing for another site or at another address", async () => {
    expect(await rawRequest(test.edge.port, upgrade("http://evil.dk"))).toBe("");
    expect(await rawRequest(test.edge.port, upgrade("http://fjord.localhost:3000", "/faq"))).toBe("");
    expect(handshake).toBe("");
  });
});
