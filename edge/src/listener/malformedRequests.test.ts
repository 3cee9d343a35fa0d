import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest, statusOf } from "../../testing/rawRequest.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const HOST = "Host: fjord.dk";
const CLOSE = "Connection: close";

describe("malformed requests over bare sockets", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge({ env: { PUBLIC_PORT: "3000" } });
  });
  afterAll(() => test.stop());

  const raw = (lines: readonly string[], body?: string) => rawRequest(test.edge.port, lines, body);
  const upstreamCalls = () => test.app.requests.length + test.otherApp.requests.length;

  it.each([
    ["no Host", ["GET /faq HTTP/1.1", CLOSE]],
    ["two Hosts", ["GET /faq HTTP/1.1", HOST, "Host: eng.dk", CLOSE]],
    ["the same Host twice", ["GET /faq HTTP/1.1", HOST, "hOsT: fjord.dk", CLOSE]],
    ["an empty Host", ["GET /faq HTTP/1.1", "Host:", CLOSE]],
    ["a Host with userinfo", ["GET /faq HTTP/1.1", "Host: a@fjord.dk", CLOSE]],
    ["a Host with a path", ["GET /faq HTTP/1.1", "Host: fjord.dk/x", CLOSE]],
    ["a Host list", ["GET /faq HTTP/1.1", "Host: fjord.dk, eng.dk", CLOSE]],
    // A mail's link would lead to another server on that port.
    ["another port", ["GET /faq HTTP/1.1", "Host: fjord.localhost:6666", CLOSE]],
    ["another port of a domain", ["GET /faq HTTP/1.1", "Host: www.fjord.dk:6666", CLOSE]],
    ["port 0", ["GET /faq HTTP/1.1", "Host: fjord.dk:0", CLOSE]],
    ["port 65536", ["GET /faq HTTP/1.1", "Host: fjord.dk:65536", CLOSE]],
    ["a port that is no number", ["GET /faq HTTP/1.1", "Host: fjord.dk:80x", CLOSE]],
    ["the absolute form", ["GET http://eng.dk/faq HTTP/1.1", HOST, CLOSE]],
    ["the absolute form of its own host", ["GET http://fjord.dk/faq HTTP/1.1", HOST, CLOSE]],
    ["the asterisk form", ["OPTIONS * HTTP/1.1", HOST, CLOSE]],
    ["a body on GET", ["GET /faq HTTP/1.1", HOST, "Content-Length: 5", CLOSE]],
    ["a chunked body on HEAD", ["HEAD /faq HTTP/1.1", HOST, "Transfer-Encoding: chunked", CLOSE]],
    [
      "both lengths",
      ["POST /_consent HTTP/1.1", HOST, "Content-Length: 4", "Transfer-Encoding: chunked", CLOSE],
    ],
    ["two lengths", ["POST /_consent HTTP/1.1", HOST, "Content-Length: 4", "Content-Length: 5", CLOSE]],
    ["a length that is no number", ["POST /_consent HTTP/1.1", HOST, "Content-Length: +4", CLOSE]],
    ["a folded header", ["GET /faq HTTP/1.1", HOST, "X-A: b", " c", CLOSE]],
    ["a space before the colon", ["GET /faq HTTP/1.1", HOST, "X-A : b", CLOSE]],
    ["a path without slash", ["GET faq HTTP/1.1", HOST, CLOSE]],
    ["HTTP/0.9", ["GET /faq", HOST]],
  ])("refuses %s with 400 and calls no app", async (_, lines) => {
    const before = upstreamCalls();
    expect(statusOf(await raw(lines))).toBe(400);
    expect(upstreamCalls()).toBe(before);
  });

  it.each(["evil.dk", "localhost", "127.0.0.1", "sub.fjord.dk", "fjord.dk.evil.dk", "fjord"])(
    "answers the unknown host %s with 404 that names no brand",
    async (host) => {
      const answer = await raw(["GET / HTTP/1.1", `Host: ${host}`, CLOSE]);
      expect(statusOf(answer)).toBe(404);
      expect(answer).not.toMatch(/fjord|\beng\b/i);
    },
  );

  it.each(["fjord.dk", "FJORD.dk", "www.fjord.dk", "fjord.localhost", "fjord.localhost:3000"])(
    "finds the brand of the host %s",
    async (host) => {
      expect(await raw(["GET /faq HTTP/1.1", `Host: ${host}`, CLOSE])).toContain("canary[fjord|/da/faq|");
    },
  );

  it.each([
    "/%ff",
    "/%E0%A4%A",
    "/%",
    "/%zz",
    "/%c0%ae%c0%ae/x",
    "/a%00b",
    "/a%0d%0aX-Evil:1",
    "/a%5cb",
    "/a\\b",
    "/a%2fb",
    "/..%2f..%2fetc",
    "/../etc/passwd",
    "/%2e%2e/x",
    "/./faq",
    "/faq/.",
    "/a%e2%80%aeb",
    "/a%7fb",
    "/faq#x",
    `/${"a".repeat(2_048)}`,
    `/${"%c3%a6".repeat(400)}`,
    `/faq?${"a".repeat(4_096)}`,
    "/caf\u00e9",
    "/a\tb",
    "/faq?\u00e6",
  ])("refuses the address %j with 400, never 500", async (target) => {
    expect(statusOf(await raw([`GET ${target} HTTP/1.1`, HOST, CLOSE]))).toBe(400);
  });

  it.each([
    "/internal/revalidate",
    "/internal/preview/enter",
    "/%69nternal/x",
    "/da/faq",
    "/da",
    "/en.hero-b",
    "/_next/image?url=x",
    "/_next/data/x.json",
    "/__nextjs_source-map",
    "/_unknown",
    "/.env",
    "/%252e%252e/x",
    "/wp-login.php",
  ])("has nothing for visitors at %s", async (target) => {
    const before = test.app.requests.length;
    expect(statusOf(await raw([`GET ${target} HTTP/1.1`, HOST, "Accept: application/json", CLOSE]))).toBe(
      404,
    );
    expect(test.app.requests.length).toBe(before);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "refuses %s of a page with 405, Allow, and a closed connection",
    async (method) => {
      const answer = await raw([`${method} /faq HTTP/1.1`, HOST, "Content-Length: 2"], "{}");
      expect(statusOf(answer)).toBe(405);
      expect(answer).toMatch(/\r\nAllow: GET, HEAD\r\n/);
    },
  );

  it("does not open tunnels", async () => {
    expect(statusOf(await raw(["CONNECT fjord.dk:443 HTTP/1.1", HOST]))).not.toBe(200);
  });

  it("answers an upgrade in production like a plain request", async () => {
    const answer = await raw([
      "GET /_next/hmr HTTP/1.1",
      HOST,
      "Connection: Upgrade, close",
      "Upgrade: websocket",
    ]);
    expect(statusOf(answer)).toBe(404);
  });

  it("does not let one request hide in another", async () => {
    const smuggled = "0\r\n\r\nGET /internal/x HTTP/1.1\r\nHost: fjord.dk\r\n\r\n";
    const answer = await raw(
      ["POST /_consent HTTP/1.1", HOST, "Content-Length: 6", "Transfer-Encoding: chunked"],
      smuggled,
    );
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(statusOf(answer)).toBe(400);
  });

  it("refuses more than 16 KiB of headers with 431", async () => {
    expect(statusOf(await raw(["GET /faq HTTP/1.1", HOST, `X-A: ${"a".repeat(17_000)}`, CLOSE]))).toBe(431);
  });

  it("names no software in any answer", async () => {
    const answers = await Promise.all(
      ["/faq", "/nope", "/%ff", "/faq/", "/_next/static/x.js"].map((target) =>
        raw([`GET ${target} HTTP/1.1`, HOST, CLOSE]),
      ),
    );
    for (const answer of answers)
      expect(answer).not.toMatch(/^(?:server|x-powered-by|via|x-nextjs-cache):/im);
  });
});
