import { manualClock, type ManualClock } from "@spilhus/lib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";
import { documentOf } from "../../testing/pageDouble.ts";

const BR = { "accept-encoding": "br" };

describe("pages in memory", () => {
  let clock: ManualClock;
  let test: TestEdge;
  beforeEach(async () => {
    clock = manualClock("2026-11-21T12:00:00Z");
    test = await startTestEdge({ clock });
  });
  afterEach(() => test.stop());

  const versionOf = async (path: string, headers: Record<string, string> = {}) =>
    /\|v(\d+)\]/.exec((await test.get(path, { headers })).text)?.[1];

  /** Waits until the background has compressed a page. */
  async function compressed(path: string): Promise<void> {
    while ((await test.get(path, { headers: BR })).headers["content-encoding"] !== "br") {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it("requests a page once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.get("/faq")));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(test.app.requests).toHaveLength(1);
  });

  it("compresses a page before it is sent to the first visitor", async () => {
    test.app.handle = (_, response) =>
      answer(response, 200, { "content-type": "text/html" }, documentOf("lys ".repeat(999)));
    expect((await test.get("/faq", { headers: BR })).headers["content-encoding"]).toBe("br");
  });

  it("lets browsers store a page and revalidate it, and shared caches not at all", async () => {
    const { headers } = await test.get("/faq");
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers.vary).toBe(
      "Cookie, Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch",
    );
  });

  it("answers 304 with the policy to a client that has the page in any encoding", async () => {
    test.app.handle = (_, response) =>
      answer(response, 200, { "content-type": "text/html" }, documentOf("lys ".repeat(999)));
    const whole = await test.get("/faq");
    await compressed("/faq");
    const encoded = await test.get("/faq", { headers: BR });
    expect(encoded.headers.etag).not.toBe(whole.headers.etag);
    expect(encoded.text).toBe(whole.text);
    for (const tag of [
      String(whole.headers.etag),
      `W/${encoded.headers.etag}`,
      `"x", ${encoded.headers.etag}`,
    ]) {
      const held = await test.get("/faq", { headers: { ...BR, "if-none-match": tag } });
      expect([held.status, held.bytes.length]).toEqual([304, 0]);
      expect(tag).toContain(String(held.headers.etag));
      for (const name of [
        "content-security-policy",
        "cache-control",
        "vary",
        "x-content-type-options",
        "strict-transport-security",
      ]) {
        expect(held.headers[name]).toBe(whole.headers[name]);
      }
    }
    expect((await test.get("/faq", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("shows a publish at once, to documents and to the router", async () => {
    const rsc = { rsc: "1" };
    const segment = { rsc: "1", "next-router-segment-prefetch": "/_tree" };
    const all = () =>
      Promise.all([
        versionOf("/faq"),
        versionOf("/faq", rsc),
        versionOf("/faq", segment),
        versionOf("/om-os"),
      ]);
    expect(await all()).toEqual(["1", "1", "1", "1"]);
    test.pages.version = 2;
    clock.advance(5_000);
    expect((await test.purge("fjord", ["page:faq"])).text).toBe('{"purged":3}');
    expect(await all()).toEqual(["2", "2", "2", "1"]);
  });

  it("does not keep as fresh what an app drew from before a publish and sent after it (R7.21)", async () => {
    const old = "<html><body>canary[fjord|/da/faq|html|v1]</body></html>";
    await test.purge("fjord", ["page:faq"]);
    clock.advance(30_000);
    const draw = test.pages.handle;
    test.app.handle = (_, response) =>
      answer(response, 200, { "content-type": "text/html", "x-page-tags": "page:faq@1,all@1" }, old);
    expect(await versionOf("/faq")).toBe("1");
    test.app.handle = draw;
    test.pages.version = 2;
    expect(await versionOf("/faq")).toBe("2");
    // Read at the version of the publish: no further request.
    const { length } = test.app.callsTo("/da/faq");
    expect(await versionOf("/faq")).toBe("2");
    expect(test.app.callsTo("/da/faq")).toHaveLength(length);
  });

  it("leaves the other brand's pages alone", async () => {
    await test.get("/faq", { host: "eng.dk" });
    await test.purge("fjord", ["all", "page:faq"]);
    await test.get("/faq", { host: "eng.dk" });
    expect(test.otherApp.requests).toHaveLength(1);
  });

  it("renews a page in the background when its time is up, so that a lost purge heals", async () => {
    expect(await versionOf("/faq")).toBe("1");
    test.pages.version = 2;
    clock.advance(60_000);
    expect(await versionOf("/faq")).toBe("1");
    while ((await versionOf("/faq")) !== "2") await new Promise((resolve) => setImmediate(resolve));
    expect(test.app.requests).toHaveLength(2);
  });

  it("renews a page that is long past its time before it is shown", async () => {
    await versionOf("/faq");
    test.pages.version = 2;
    clock.advance(120_000);
    expect(await versionOf("/faq")).toBe("2");
  });

  it("shows the last good page of an app that cannot render the next, and requests it again after 5 s", async () => {
    test.app.handle = (_, response) => {
      test.app.handle = test.pages.handle;
      const headers = { "content-type": "text/html", "x-nextjs-cache": "STALE" };
      answer(response, 200, headers, documentOf("the last good page"));
    };
    expect((await test.get("/faq")).text).toContain("the last good page");
    clock.advance(4_999);
    expect((await test.get("/faq")).text).toContain("the last good page");
    clock.advance(5_001);
    expect(await versionOf("/faq")).toBe("1");
  });

  it("takes a segment for as old as the page that it is part of, which names its stories (R7.21)", async () => {
    const segment = { rsc: "1", "next-router-segment-prefetch": "/_tree" };
    await test.purge("fjord", ["page:faq"]);
    test.app.handle = (request, response) => {
      const old = { "content-type": "text/html", "x-page-tags": "page:faq@1,all@1" };
      if (request.method === "HEAD") return answer(response, 200, old, "");
      return test.pages.handle(request, response);
    };
    expect(await versionOf("/faq", segment)).toBe("1");
    test.app.handle = test.pages.handle;
    test.pages.version = 2;
    expect(await versionOf("/faq", segment)).toBe("2");
    // Error pages are fetched meanwhile.
    const asked = () => test.app.requests.filter(({ url }) => url?.startsWith("/da/faq")).length;
    const before = asked();
    expect(before).toBeGreaterThan(0);
    await test.purge("fjord", ["page:om-os"]);
    expect(await versionOf("/faq", segment)).toBe("2");
    expect(asked()).toBe(before);
  });

  it("stores no failed answer", async () => {
    test.app.handle = (_, response) => answer(response, 500, {}, "no");
    expect((await test.get("/faq")).status).toBe(502);
    test.app.handle = test.pages.handle;
    expect((await test.get("/faq")).status).toBe(200);
  });

  it("keeps no cookie of one visitor for another", async () => {
    const first = await test.get("/", { headers: { cookie: "consent=v1.010; exp_hero=a" } });
    const assigned = await test.get("/", { headers: { cookie: "consent=v1.010" } });
    expect(String(first.headers["set-cookie"])).not.toContain("exp_");
    expect(assigned.headers["set-cookie"]).toHaveLength(2);
    for (const cookie of ["", "consent=v1.101; exp_hero=a", "exp_hero=b"]) {
      expect((await test.get("/", { headers: { cookie } })).headers).not.toHaveProperty("set-cookie");
    }
  });

  it("keeps pages in memory however many searches there are", async () => {
    const small = await startTestEdge({ env: { PAGE_CACHE_MB: "1" } });
    await small.get("/faq");
    for (let index = 0; index < 120; index += 1) await small.get(`/spiloversigt?q=soeg${index}`);
    await small.get("/faq");
    expect(small.app.callsTo("/da/faq")).toHaveLength(1);
    const metrics = JSON.parse(
      await (await fetch(`http://127.0.0.1:${small.edge.controlPort}/metrics`)).text(),
    );
    expect(metrics.pages.queried.bytes).toBeLessThanOrEqual(metrics.pages.queried.maxBytes);
    expect(metrics.pages.queried.entries).toBeLessThan(120);
    await small.stop();
  });

  it("passes hot-reload headers on in development only", async () => {
    const headers = {
      rsc: "1",
      "next-hmr-refresh": "1",
      "x-nextjs-request-id": "5f3a",
      "x-nextjs-html-request-id": "<x>",
    };
    const development = await startTestEdge({ env: { MODE: "development" } });
    await development.get("/faq", { headers });
    const [passed] = development.app.callsTo("/da/faq");
    expect(passed?.headers).toMatchObject({ "next-hmr-refresh": "1", "x-nextjs-request-id": "5f3a" });
    expect(passed?.headers).not.toHaveProperty("x-nextjs-html-request-id");
    await development.stop();
    await test.get("/faq", { headers });
    const [asked] = test.app.callsTo("/da/faq");
    expect(asked?.headers).not.toHaveProperty("next-hmr-refresh");
    expect(asked?.headers).not.toHaveProperty("x-nextjs-request-id");
  });

  it("stores nothing in development", async () => {
    const development = await startTestEdge({ env: { MODE: "development" } });
    await development.get("/faq");
    const { headers } = await development.get("/faq");
    expect(development.app.callsTo("/da/faq")).toHaveLength(2);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["content-security-policy"]).toContain("'unsafe-eval'");
    await development.stop();
  });
});
