import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rawRequest, statusOf } from "../../testing/rawRequest.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer, startUpstreamDouble, type UpstreamDouble } from "../../testing/upstreamDouble.ts";
import { MAX_BODY_BYTES } from "../request/readBody.ts";

const CLOSE = "Connection: close";
const HOST = "Host: mitid.localhost:3000";

describe("without LOCAL_HOSTS, as in production", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
  });
  afterAll(() => test.stop());

  it.each(["/", "/.well-known/openid-configuration", "/outbox", "/oidc/token"])(
    "the local identity provider's host is unknown at %s, over a bare socket",
    async (path) => {
      const ask = (host: string) =>
        rawRequest(test.edge.port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, CLOSE]);
      const withoutIds = (text: string) =>
        text.replaceAll(/^(?:x-request-id|date):.*$/gim, "").replaceAll(/[\w-]+-[0-9a-z]+(?=["<])/g, "");
      const [local, unknown] = await Promise.all([ask("mitid.localhost"), ask("evil.localhost")]);
      expect(statusOf(local)).toBe(404);
      expect(withoutIds(local)).toBe(withoutIds(unknown));
      expect(local).not.toMatch(/fjord|\beng\b|mitid/i);
    },
  );
});

describe("with LOCAL_HOSTS", () => {
  let test: TestEdge;
  let local: UpstreamDouble;
  beforeAll(async () => {
    local = await startUpstreamDouble(() => {});
    test = await startTestEdge({ env: { LOCAL_HOSTS: JSON.stringify({ "mitid.localhost": local.origin }) } });
  });
  beforeEach(() => {
    local.handle = (_, response) => answer(response, 200, { "content-type": "text/html" }, "<p>local</p>");
  });
  afterAll(async () => {
    await test.stop();
    await local.stop();
  });

  const raw = (lines: readonly string[], body?: string) => rawRequest(test.edge.port, lines, body);

  it("the host is answered by the server behind it, which is told the host and no brand", async () => {
    local.handle = (_, response) =>
      answer(
        response,
        303,
        {
          location: "http://fjord.localhost:3000/x?code=1",
          "set-cookie": ["a=1; HttpOnly", "b=2"],
          "content-security-policy": "default-src 'none'; form-action 'self' http://fjord.localhost:3000",
          "x-powered-by": "Double",
        },
        "",
      );
    const { status, headers } = await test.get("/oidc/auth?state=%20x", {
      host: "mitid.localhost:3000",
      headers: { cookie: "c=3", "x-brand": "fjord", "x-forwarded-for": "1.2.3.4" },
    });
    expect(status).toBe(303);
    expect(headers).toMatchObject({
      location: "http://fjord.localhost:3000/x?code=1",
      "set-cookie": ["a=1; HttpOnly", "b=2"],
      "content-security-policy": "default-src 'none'; form-action 'self' http://fjord.localhost:3000",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    const call = local.callsTo("/oidc/auth?state=%20x").at(-1);
    expect(call?.headers).toMatchObject({ host: "mitid.localhost:3000", cookie: "c=3" });
    expect(Object.keys(call?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^x-/)]),
    );
  });

  it("an answer without a policy gets the strictest one", async () => {
    const { headers, text } = await test.get("/", { host: "MitID.localhost" });
    expect(text).toBe("<p>local</p>");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
  });

  it("a form is posted whole, up to 1 MiB", async () => {
    let received = "";
    local.handle = (request, response) => {
      request.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
      request.on("end", () => answer(response, 200, {}, ""));
    };
    await test.get("/form", { host: "mitid.localhost", method: "POST", body: "userId=spiller" });
    expect(received).toBe("userId=spiller");
    const before = local.requests.length;
    const announced = `Content-Length: ${MAX_BODY_BYTES + 1}`;
    expect(statusOf(await raw(["POST /form HTTP/1.1", HOST, announced]))).toBe(413);
    expect(local.requests.length).toBe(before);
  });

  it.each([
    ["two hosts", 400, ["GET / HTTP/1.1", HOST, "Host: fjord.dk", CLOSE]],
    ["a malformed port", 400, ["GET / HTTP/1.1", "Host: mitid.localhost:0", CLOSE]],
    ["the absolute form", 400, ["GET http://mitid.localhost/ HTTP/1.1", HOST, CLOSE]],
    ["an undecodable path", 400, ["GET /%ff HTTP/1.1", HOST, CLOSE]],
    ["a body on GET", 400, ["GET / HTTP/1.1", HOST, "Content-Length: 5", CLOSE]],
    ["another method", 405, ["DELETE /players HTTP/1.1", HOST, CLOSE]],
    ["another host", 404, ["GET / HTTP/1.1", "Host: x.mitid.localhost", CLOSE]],
  ])("%s is refused with %i before the server is asked", async (_, status, lines) => {
    const before = local.requests.length;
    expect(statusOf(await raw(lines))).toBe(status);
    expect(local.requests.length).toBe(before);
  });

  it.each(["production", "development"])("no WebSocket is opened in %s", async (MODE) => {
    const edge = await startTestEdge({
      env: { MODE, LOCAL_HOSTS: JSON.stringify({ "mitid.localhost": local.origin }) },
    });
    const upgraded = await rawRequest(edge.edge.port, [
      "GET /_next/hmr HTTP/1.1",
      HOST,
      "Origin: http://mitid.localhost:3000",
      "Connection: Upgrade, close",
      "Upgrade: websocket",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: 13",
    ]);
    await edge.stop();
    expect(statusOf(upgraded)).not.toBe(101);
    expect(local.requests.at(-1)?.headers["upgrade"]).toBeUndefined();
  });

  it("brands are served as without it", async () => {
    expect((await test.get("/faq")).status).toBe(200);
  });

  it("a server that does not answer properly is said to be down", async () => {
    local.handle = (_, response) => response.socket?.resetAndDestroy();
    expect((await test.get("/", { host: "mitid.localhost" })).status).toBe(502);
  });
});

it("LOCAL_HOSTS may not take a brand's own name", async () => {
  const env = { LOCAL_HOSTS: '{"fjord.localhost":"http://127.0.0.1:9"}' };
  await expect(startTestEdge({ env })).rejects.toThrow('LOCAL_HOSTS: "fjord.localhost" belongs to a brand.');
});
