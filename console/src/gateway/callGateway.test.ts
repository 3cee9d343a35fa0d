import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  DECIDE_MONEY_CASE,
  EXPORT_MOVEMENTS,
  LIST_MONEY_CASES,
  STAFF_SESSION_HEADER,
} from "@spilhus/contracts/staff";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callGateway, streamFromGateway } from "./callGateway.ts";

const SECRET = "a secret of the console, long enough for a test";
const server = createServer();
let asked: { readonly request: IncomingMessage; readonly body: string } | undefined;
let answer: { readonly status: number; readonly body: string };
let gateway: string;
beforeAll(async () => {
  server.on("request", (request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked = { request, body };
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = { status: 200, body: '{"done":true}' };
});
afterAll(() => server.close());

const id = "2b0ad0c7-7b2f-4a0c-9c3e-8f4d0b9a1c2d";
const decide = () =>
  callGateway(
    { gateway, secret: SECRET },
    DECIDE_MONEY_CASE,
    { places: { caseId: id }, body: { state: "cleared", note: "Lønseddel set" } },
    { session: "s".repeat(43), origin: "https://konsol.example", fetchSite: "same-origin" },
  );

describe("a call to the gateway", () => {
  it("is signed, and forwards session and origin of the browser", async () => {
    await expect(decide()).resolves.toEqual({ done: true });
    const { url = "", method = "", headers } = asked?.request ?? {};
    expect([method, url]).toEqual(["POST", `/staff/cases/${id}/decision`]);
    expect(headers).toMatchObject({
      [STAFF_SESSION_HEADER]: "s".repeat(43),
      origin: "https://konsol.example",
      "sec-fetch-site": "same-origin",
    });
    const parts = { method, path: url, body: asked?.body ?? "" };
    const signature = String(headers?.[SIGNATURE_HEADER]);
    expect(verifyRequest(SECRET, signature, parts, new ReplayGuard(), Date.now())).toBe(true);
  });

  it("puts its query into the address, and parses the answer", async () => {
    answer = { status: 200, body: '{"cases":[]}' };
    const call = () =>
      callGateway({ gateway, secret: SECRET }, LIST_MONEY_CASES, { query: { state: "open" } }, {});
    await expect(call()).resolves.toEqual({ cases: [] });
    expect(asked?.request.url).toBe("/staff/cases?state=open");
    answer = { status: 200, body: '{"cases":"none"}' };
    await expect(call()).rejects.toThrow(/expected array/);
  });

  it("fails with the gateway's code", async () => {
    const body = { error: { code: "already-decided", message: "It is decided.", statusCode: 409 } };
    answer = { status: 409, body: JSON.stringify(body) };
    await expect(decide()).rejects.toMatchObject({
      name: "GatewayRefusal",
      status: 409,
      code: "already-decided",
    });
  });

  it("is unavailable when the answer is not the gateway's, or there is none (R8.10)", async () => {
    answer = { status: 502, body: "<html>" };
    await expect(decide()).rejects.toMatchObject({ code: "unavailable" });
    await expect(
      callGateway(
        { gateway: "http://127.0.0.1:1", secret: SECRET },
        LIST_MONEY_CASES,
        { query: { state: "open" } },
        {},
      ),
    ).rejects.toMatchObject({ status: 503, code: "unavailable" });
  });
});

describe("a file of the gateway", () => {
  const file = () => {
    const query = { licence: "18-1", day: "2026-11-22" };
    const caller = { session: "s".repeat(43) };
    const { signal } = new AbortController();
    return streamFromGateway({ gateway, secret: SECRET }, EXPORT_MOVEMENTS, { query }, caller, signal);
  };

  it("is requested by a signed call with the session, and streamed", async () => {
    answer = { status: 200, body: "transfer,amount_ore\r\n1,2500\r\n" };
    const { body } = await file();
    expect(await new Response(body).text()).toBe(answer.body);
    const { url = "", headers } = asked?.request ?? {};
    expect(url).toBe("/staff/movements/export?licence=18-1&day=2026-11-22");
    expect(headers?.[STAFF_SESSION_HEADER]).toBe("s".repeat(43));
    const signature = String(headers?.[SIGNATURE_HEADER]);
    const parts = { method: "GET", path: url, body: "" };
    expect(verifyRequest(SECRET, signature, parts, new ReplayGuard(), Date.now())).toBe(true);
  });

  it("is refused with the gateway's code to staff without the role", async () => {
    const body = { error: { code: "role-needed", message: "Not yours.", statusCode: 403 } };
    answer = { status: 403, body: JSON.stringify(body) };
    await expect(file()).rejects.toMatchObject({ status: 403, code: "role-needed" });
  });
});
