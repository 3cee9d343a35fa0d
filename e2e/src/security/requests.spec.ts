import { rawRequest } from "./rawRequest.ts";
import { expect, test } from "./test.ts";

const CLOSE = "Connection: close";

test("requests that two servers could parse differently are refused", async ({ door }) => {
  const host = `Host: ${door.host}`;
  const smuggled = `0\r\n\r\nGET /internal/build HTTP/1.1\r\n${host}\r\n\r\n`;
  for (const [lines, body] of [
    [["POST /_consent HTTP/1.1", host, "Content-Length: 6", "Transfer-Encoding: chunked"], smuggled],
    [["POST /_consent HTTP/1.1", host, "Content-Length: 4", "Content-Length: 5"], "abcd"],
    [["POST /_consent HTTP/1.1", host, "Content-Length: +4"], "abcd"],
    [["GET /faq HTTP/1.1", host, "X-A : b"], ""],
    [["GET /faq HTTP/1.1", host, "Content-Length: 5"], "abcde"],
    [["GET /faq HTTP/1.1", "Host:"], ""],
    [["GET faq HTTP/1.1", host], ""],
    [["OPTIONS * HTTP/1.1", host], ""],
  ] as const) {
    const answer = await rawRequest(door, [...lines, CLOSE], body);
    expect(answer.status, lines.join(" | ")).toBe(400);
    expect(answer.body).not.toMatch(/HTTP\/1\.1 /);
  }
});

test("a Host header that is not a name matches no brand", async ({ door }) => {
  for (const host of [
    "a@b.example",
    `${door.host}, evil.example`,
    `a@${door.host}`,
    `${door.host}/x`,
    `${door.host}0000000`,
  ]) {
    const { status } = await rawRequest(door, ["GET /faq HTTP/1.1", `Host: ${host}`, CLOSE]);
    expect([400, 404], `${host}: ${status}`).toContain(status);
  }
});

test("more than 16 KiB of headers and a body above 1 MiB are refused", async ({ door }) => {
  const host = `Host: ${door.host}`;
  const large = Array.from({ length: 5 }, (_, index) => `X-A${index}: ${"a".repeat(4_000)}`);
  expect((await rawRequest(door, ["GET /faq HTTP/1.1", host, ...large, CLOSE])).status).toBe(431);
  const call = ["POST /gateway/tracking/api/public/event HTTP/1.1", host, "Content-Length: 1048577", CLOSE];
  const answer = await rawRequest(door, call);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body)).toMatchObject({ error: { code: "body-too-large", statusCode: 413 } });
});

test("health, readiness, metrics, purges and internal app addresses are 404 from outside", async ({
  door,
}) => {
  for (const path of [
    "/_ready",
    "/_health",
    "/metrics",
    "/purge",
    "/internal/build",
    "/management",
    "/da/faq",
  ]) {
    const answer = await rawRequest(door, [`GET ${path} HTTP/1.1`, `Host: ${door.host}`, CLOSE]);
    expect(answer.status, path).toBe(404);
  }
});

test("WebSocket upgrades are refused", async ({ door }) => {
  const upgrade = ["Connection: Upgrade, close", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  for (const path of ["/_next/hmr", "/faq"]) {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${door.host}`, ...upgrade];
    expect((await rawRequest(door, [...lines, "Sec-WebSocket-Key: dGVzdA=="])).status, path).not.toBe(101);
  }
});

test("forwarding headers of a visitor change neither scheme nor address", async ({ door }) => {
  const secure = door.kind === "nginx";
  const forged = [
    ...["X-Forwarded-For: 203.0.113.9", "X-Real-IP: 203.0.113.9", "Forwarded: for=203.0.113.9;proto=http"],
    `X-Forwarded-Proto: ${secure ? "http" : "https"}`,
  ];
  const page = ["GET /faq HTTP/1.1", `Host: ${door.host}`, "Accept: text/html", CLOSE];
  for (const lines of [page, [...page, ...forged]]) {
    const { headers } = await rawRequest(door, lines);
    expect("strict-transport-security" in headers).toBe(secure);
  }
  const consent = (origin: string) =>
    rawRequest(
      door,
      [
        ...["POST /_consent HTTP/1.1", `Host: ${door.host}`, `Origin: ${origin}`, ...forged],
        ...["Content-Type: application/json", "Content-Length: 2", CLOSE],
      ],
      "{}",
    );
  const other = door.origin.replace(/^https?/, secure ? "http" : "https");
  expect((await consent(other)).status).toBe(403);
  expect((await consent(door.origin)).status).not.toBe(403);
});
