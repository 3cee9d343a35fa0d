import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const FORGED = {
  "content-security-policy": "script-src 'nonce-evil'",
  "content-security-policy-report-only": "script-src 'nonce-evil'",
  "next-action": "x",
  "next-resume": "1",
  "next-router-state-tree": "%5B%5D",
  "next-url": "/evil",
  "x-brand": "eng",
  "x-edge": "0",
  "x-forwarded-for": "6.6.6.6",
  "x-forwarded-host": "evil.dk",
  "x-forwarded-proto": "https",
  "x-invoke-path": "/evil",
  "x-matched-path": "/evil",
  "x-middleware-prefetch": "1",
  "x-middleware-rewrite": "/evil",
  "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy",
  "x-nextjs-data": "1",
  "x-now-route-matches": "1",
  "x-page-tags": "evil",
  "x-prerender-revalidate": "1",
  "x-real-ip": "6.6.6.6",
  "x-request-id": "mine",
  "x-rewrite-url": "/evil",
  "x-original-url": "/evil",
  "x-signature": "t=1",
  cookie: "locale=da; __Host-sid=secret",
} as const;

describe("what a client claims in its headers", () => {
  let test: TestEdge;
  let behindProxy: TestEdge;
  let behindAnother: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
    behindProxy = await startTestEdge({ env: { TRUSTED_PROXY: "127.0.0.1" } });
    behindAnother = await startTestEdge({ env: { TRUSTED_PROXY: "10.0.0.2,127.0.0.2,::1" } });
  });
  afterAll(() => Promise.all([test.stop(), behindProxy.stop(), behindAnother.stop()]));

  it("reaches no app: requests to apps carry only headers of the edge", async () => {
    const answer = await test.get("/faq", { headers: FORGED });
    expect(answer.text).toContain("canary[fjord|/da/faq|html|");
    expect(answer.headers["content-security-policy"]).not.toContain("evil");
    const { headers } = test.app.callsTo("/da/faq")[0] ?? {};
    expect(Object.keys(headers ?? {}).sort()).toEqual([
      "accept",
      "connection",
      "host",
      "x-edge",
      "x-request-id",
    ]);
    expect(headers).toMatchObject({ host: "fjord.dk", "x-edge": "1" });
    expect(headers?.["x-request-id"]).not.toBe("mine");
  });

  it("is sent to the app under one host, whichever name was used", async () => {
    await test.get("/om-os", { host: "fjord.localhost" });
    expect(test.app.callsTo("/da/om-os")[0]?.headers.host).toBe("fjord.dk");
  });

  it("does not make it another brand's visitor at the gateway", async () => {
    await test.get("/gateway/games/public/winners", { headers: FORGED });
    const { headers } = test.gateway.callsTo("/gateway/games/public/winners")[0] ?? {};
    expect(headers).toMatchObject({
      "x-brand": "fjord",
      "x-forwarded-host": "fjord.dk",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "127.0.0.1",
      "x-real-ip": "127.0.0.1",
      cookie: FORGED.cookie,
    });
    for (const name of ["x-signature", "x-middleware-subrequest", "next-action", "content-security-policy"]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it("believes only the last address a trusted proxy has added", async () => {
    await behindProxy.get("/gateway/games/public/winners", {
      headers: { "x-forwarded-for": "6.6.6.6, 10.1.2.3", "x-forwarded-proto": "https" },
    });
    const { headers } = behindProxy.gateway.callsTo("/gateway/games/public/winners")[0] ?? {};
    expect(headers).toMatchObject({ "x-real-ip": "10.1.2.3", "x-forwarded-for": "10.1.2.3" });
  });

  it.each(["unknown", "10.1.2.3:80", "6.6.6.6, ", "<x>"])(
    "is no address when the trusted proxy says %j",
    async (list) => {
      await behindProxy.get("/gateway/games/public/jackpots", { headers: { "x-forwarded-for": list } });
      const { headers } = behindProxy.gateway.callsTo("/gateway/games/public/jackpots").at(-1) ?? {};
      expect(headers).toMatchObject({ "x-real-ip": "127.0.0.1", "x-forwarded-for": "127.0.0.1" });
    },
  );

  it("is ignored on a connection from another address than the proxy's", async () => {
    const options = { host: "fjord.localhost", headers: FORGED };
    expect((await behindAnother.get("/faq", options)).headers).not.toHaveProperty(
      "strict-transport-security",
    );
    await behindAnother.get("/gateway/games/public/winners", options);
    const { headers } = behindAnother.gateway.callsTo("/gateway/games/public/winners")[0] ?? {};
    expect(headers).toMatchObject({ "x-forwarded-proto": "http", "x-forwarded-for": "127.0.0.1" });
  });

  it("cannot make a local address secure without a trusted proxy", async () => {
    const options = { host: "fjord.localhost", headers: { "x-forwarded-proto": "https" } };
    expect((await test.get("/faq", options)).headers).not.toHaveProperty("strict-transport-security");
    expect((await behindProxy.get("/faq", options)).headers).toHaveProperty("strict-transport-security");
  });

  it("makes the same-site rule ask for the address the visitor sees behind TLS", async () => {
    const consent = (origin: string) =>
      behindProxy.get("/_consent", {
        method: "POST",
        host: "fjord.localhost:4443",
        headers: { origin, "x-forwarded-proto": "https", "content-type": "application/json" },
        body: "{}",
      });
    expect((await consent("http://fjord.localhost:4443")).status).toBe(403);
    expect((await consent("https://fjord.localhost:4443")).status).not.toBe(403);
  });
});
