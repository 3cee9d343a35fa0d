import { PURGE_PATH } from "@spilhus/contracts";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../testing/exchangeOverHttp.ts";
import { SECRET, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const BODY = JSON.stringify({ brand: "fjord", cv: 2, tags: ["page:faq"] });

const sign = (secret: string, body: string, at = Date.now()) => ({
  [SIGNATURE_HEADER]: signRequest(secret, { method: "POST", path: PURGE_PATH, body }, at),
});

describe("the control listener", () => {
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge();
  });
  afterEach(() => test.stop());

  const control = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    call(test.edge.controlPort, path, { method, host: "127.0.0.1", headers, ...(body ? { body } : {}) });
  it("reports readiness, health and cache statistics", async () => {
    await test.get("/faq");
    await test.get("/faq");
    expect((await control("GET", "/_ready")).status).toBe(200);
    expect((await control("GET", "/_health")).status).toBe(200);
    const metrics = JSON.parse((await control("GET", "/metrics")).text);
    expect(metrics.pages.plain).toMatchObject({ entries: 1, hits: 1, misses: 1 });
    expect(metrics.pages.plain.bytes).toBeGreaterThan(0);
    expect(metrics.pages.plain.maxBytes).toBe(96 * 1024 * 1024);
  });

  it("purges for the gateway only: unsigned, forged, old and repeated calls are refused", async () => {
    const signed = sign(SECRET, BODY);
    expect((await control("POST", PURGE_PATH, {}, BODY)).status).toBe(403);
    expect((await control("POST", PURGE_PATH, sign("another secret", BODY), BODY)).status).toBe(403);
    expect((await control("POST", PURGE_PATH, sign(SECRET, BODY, Date.now() - 31_000), BODY)).status).toBe(
      403,
    );
    expect((await control("POST", PURGE_PATH, signed, BODY.replace("faq", "om-os"))).status).toBe(403);
    expect((await control("POST", PURGE_PATH, signed, BODY)).status).toBe(200);
    expect((await control("POST", PURGE_PATH, signed, BODY)).status).toBe(403);
  });

  it("refuses a malformed purge, and one of an unknown brand", async () => {
    for (const body of ["x", "{}", '{"brand":"nobody","cv":1,"tags":[]}']) {
      expect((await control("POST", PURGE_PATH, sign(SECRET, body), body)).status).toBe(400);
    }
  });

  it("cannot be reached through the public listener", async () => {
    for (const path of ["/metrics", "/_ready", "/_health", "/purge"]) {
      const answer = await test.get(path, { headers: { accept: "application/json" } });
      expect(answer.status).toBe(404);
    }
  });
});
