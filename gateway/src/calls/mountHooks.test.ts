import { request as send } from "node:http";
import { gzipSync } from "node:zlib";
import { RECEIVE_HOOK } from "@spilhus/contracts/payments";
import fastify from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callServer, type CallServer } from "../../testing/callServer.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { refusal } from "../http/index.ts";
import type { CallServices } from "./callServices.ts";
import { defineHook, type Hook } from "./defineHook.ts";
import { mountHooks } from "./mountHooks.ts";

let environment: TestEnvironment;
let server: CallServer;
const received: Hook<typeof RECEIVE_HOOK>[] = [];
const hook = defineHook(RECEIVE_HOOK, async (one) => {
  received.push(one);
  if (one.headers["webhook-signature"] === "forged") throw refusal("unsigned");
  return { type: "text/plain; charset=utf-8", body: "[accepted]" };
});
beforeAll(async () => {
  environment = await testEnvironment({ hooksPerMinute: 60 });
  server = await callServer(environment, { hooks: [hook] });
});
beforeEach(() => {
  received.splice(0);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});

const PATH = "/gateway/payments/api/public/hooks/card-1?a=%20b";
const THROUGH_EDGE = {
  "x-brand": "fjord",
  "x-forwarded-host": "fjord.localhost:3000",
  "x-forwarded-proto": "http",
  "x-forwarded-for": "192.0.2.9",
};
const JSON_TYPE = "application/json";

/** Sends bytes as a provider does; node's own client adds no header by itself but for `host` and lengths. */
async function deliver(
  body: Buffer,
  headers: Readonly<Record<string, string>> = { "content-type": JSON_TYPE },
): Promise<{ readonly status: number; readonly text: string; readonly type: string | undefined }> {
  return new Promise((resolve, reject) => {
    const outgoing = send(server.origin + PATH, { method: "POST", headers: { ...THROUGH_EDGE, ...headers } });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      let text = "";
      incoming.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, text, type: incoming.headers["content-type"] }),
      );
    });
    outgoing.end(body);
  });
}
const codeOf = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code;

describe("a webhook (attack 12)", () => {
  it("arrives with the bytes, host, path and headers that were signed, and without cookies", async () => {
    const body = Buffer.from('{ "a":1,\n"æ":"\\u0000" }');
    const headers = {
      "content-type": JSON_TYPE,
      "webhook-id": "e.1",
      "x-ms-date": "Mon",
      cookie: "__Host-sid=abc",
    };
    expect(await deliver(body, headers)).toEqual({
      status: 200,
      text: "[accepted]",
      type: "text/plain; charset=utf-8",
    });
    const [one] = received;
    expect(one?.rawBody.equals(body)).toBe(true);
    expect(one).toMatchObject({
      method: "POST",
      host: "fjord.localhost:3000",
      path: PATH,
      places: { provider: "card-1" },
      site: { brand: { id: "fjord" } },
    });
    expect(one?.headers).toMatchObject({
      "webhook-id": "e.1",
      "x-ms-date": "Mon",
      "content-type": JSON_TYPE,
    });
    expect(one?.headers).not.toHaveProperty("cookie");
  });

  it.each([
    ["broken JSON", Buffer.from("{"), { "content-type": JSON_TYPE }],
    ["no content type", Buffer.from([0, 255, 254]), {}],
    ["a form", Buffer.from("a=1"), { "content-type": "application/x-www-form-urlencoded" }],
    ["no body", Buffer.alloc(0), {}],
    ["a whole mebibyte", Buffer.alloc(1_048_576, "x"), { "content-type": JSON_TYPE }],
  ] as const)("arrives as it is with %s", async (_, body, headers) => {
    expect((await deliver(body, headers)).status).toBe(200);
    expect(received[0]?.rawBody.equals(body)).toBe(true);
  });

  it("is refused when it is larger than a mebibyte, packed, or not signed", async () => {
    expect((await deliver(Buffer.alloc(1_048_577, "x"))).status).toBe(413);
    const packed = await deliver(gzipSync("{}"), { "content-type": JSON_TYPE, "content-encoding": "gzip" });
    expect([packed.status, codeOf(packed.text)]).toEqual([415, "encoded-body"]);
    expect(received).toEqual([]);
    const forged = await deliver(Buffer.from("{}"), { "webhook-signature": "forged" });
    expect([forged.status, codeOf(forged.text)]).toEqual([401, "unsigned"]);
  });

  it("is refused without an edge, or for the host of another brand", async () => {
    for (const [change, code] of [
      [{ "x-brand": "" }, "unknown-brand"],
      [{ "x-forwarded-host": "eng.localhost:3000" }, "wrong-brand"],
    ] as const) {
      expect(codeOf((await deliver(Buffer.from("{}"), change)).text)).toBe(code);
    }
    expect(received).toEqual([]);
  });

  it("is limited by address", async () => {
    const headers = { "x-forwarded-for": "192.0.2.77" };
    const statuses: number[] = [];
    for (let call = 0; call < 61; call += 1)
      statuses.push((await deliver(Buffer.from("{}"), headers)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is of providers alone: a browser's call cannot be mounted so", () => {
    const contract = { ...RECEIVE_HOOK, audience: "player" } as const;
    expect(() => mountHooks(fastify(), {} as CallServices, [{ ...hook, contract }])).toThrow(
      'The call "receive-hook" is not of providers.',
    );
  });
});
