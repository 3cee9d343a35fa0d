import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const HOOK = "/gateway/payments/api/public/hooks/card";

describe("a webhook (attack 12)", () => {
  let test: TestEdge;
  let received = Buffer.alloc(0);
  beforeEach(async () => {
    received = Buffer.alloc(0);
    test = await startTestEdge();
    test.gateway.handle = (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        received = Buffer.concat(chunks);
        const headers = { "content-type": "text/plain", "set-cookie": ["a=1"], server: "x" };
        answer(response, 200, headers, "[accepted]");
      });
    };
  });
  afterEach(() => test.stop());

  const deliver = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, path = HOOK) =>
    test.get(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

  it("comes to the gateway with its bytes, path and host, and with the headers that are signed", async () => {
    const body = Buffer.concat([
      Buffer.from('{ "a" :1.0,\r\n"æ":"'),
      Buffer.from([0, 255, 254]),
      Buffer.from('"}'),
    ]);
    const signed = {
      "webhook-id": "evt.1",
      "webhook-timestamp": "1795456826",
      "webhook-signature": "v1,abc= v1,def=",
      "x-ms-date": "Mon, 23 Nov 2026 20:00:00 GMT",
      "x-ms-content-sha256": "abc=",
      authorization: "HMAC-SHA256 SignedHeaders=x-ms-date;host&Signature=abc=",
      hmacsignature: "abc=",
    };
    const { status, text, headers } = await deliver(body, signed, `${HOOK}?a=%20b`);
    expect([status, text, headers["cache-control"]]).toEqual([200, "[accepted]", "no-store"]);
    expect(received.equals(body)).toBe(true);
    const [call] = test.gateway.callsTo(`${HOOK}?a=%20b`);
    expect(call?.headers).toMatchObject({
      ...signed,
      "content-type": "application/json",
      "x-brand": "fjord",
      "x-forwarded-host": "fjord.dk",
      "x-forwarded-proto": "https",
    });
  });

  it("carries no cookie in either direction, and nothing that only the edge may say", async () => {
    const { headers } = await deliver("{}", {
      cookie: "__Host-sid=abc",
      "x-signature": "forged",
      "x-player": "1",
      "x-brand": "eng",
      "x-forwarded-for": "203.0.113.9",
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("server");
    const [call] = test.gateway.callsTo(HOOK);
    expect(call?.headers).toMatchObject({ "x-brand": "fjord", "x-forwarded-for": "127.0.0.1" });
    for (const name of ["cookie", "x-signature", "x-player"]) expect(call?.headers).not.toHaveProperty(name);
  });

  it("is refused when it is packed or larger than a mebibyte", async () => {
    const before = test.gateway.requests.length;
    expect((await deliver(gzipSync("{}"), { "content-encoding": "gzip" })).status).toBe(415);
    expect((await deliver(Buffer.alloc(1_048_577, "x"))).status).toBe(413);
    expect(test.gateway.requests.length).toBe(before);
    expect((await deliver(Buffer.alloc(1_048_576, "x"))).status).toBe(200);
    expect(received.length).toBe(1_048_576);
  });

  it.each([
    ["an encoded letter", HOOK.replace("card", "%63ard")],
    ["capitals", HOOK.replace("card", "Card")],
    ["two providers", `${HOOK}/mobilepay`],
    ["no provider", HOOK.replace("card", "")],
  ])("is not there with %s", async (_, path) => {
    const before = test.gateway.requests.length;
    const missing = await deliver("{}", {}, path);
    expect([missing.status, JSON.parse(missing.text).error.code]).toEqual([404, "not-found"]);
    expect(test.gateway.requests.length).toBe(before);
  });

  it("is posted: no other method passes", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      const refused = await test.get(HOOK, { method });
      expect([refused.status, refused.headers.allow]).toEqual([405, "POST"]);
    }
  });

  it("takes the provider's signed headers from no other call", async () => {
    await test.get("/gateway/payments/api/public/deposits", {
      method: "POST",
      headers: { authorization: "Bearer x", "webhook-id": "1", "content-type": "application/json" },
      body: "{}",
    });
    const [call] = test.gateway.callsTo("/gateway/payments/api/public/deposits");
    for (const name of ["authorization", "webhook-id"]) expect(call?.headers).not.toHaveProperty(name);
  });

  it("is answered 503 as the gateway answers it, so that its provider sends it again", async () => {
    test.gateway.handle = (_, response) =>
      answer(response, 503, { "content-type": "application/json", "retry-after": "5" }, "{}");
    const { status, headers } = await deliver("{}");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  });
});
