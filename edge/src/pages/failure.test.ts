import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BROWSER, CRAWLER, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const HTML = { accept: "text/html", "user-agent": BROWSER };
const JSON_CALL = { accept: "application/json" };

const hang = () => {};
/** Short for who waits for it, long for a good answer of a busy machine. */
const PAGE_DEADLINE_MS = "1000";
const PATIENCE_MS = 10_000;

describe("an app that fails", () => {
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge({ env: { PAGE_DEADLINE_MS } });
  });
  afterEach(() => test.stop());

  const failures = [
    [
      "answers 500",
      502,
      (_: unknown, response: Parameters<typeof answer>[0]) => answer(response, 500, {}, "trace"),
    ],
    [
      "answers a redirect",
      502,
      (_: unknown, response: Parameters<typeof answer>[0]) =>
        answer(response, 307, { location: "https://evil.dk" }),
    ],
    [
      "answers another type",
      502,
      (_: unknown, response: Parameters<typeof answer>[0]) =>
        answer(response, 200, { "content-type": "application/json" }, "{}"),
    ],
    [
      "resets",
      502,
      (_: unknown, response: Parameters<typeof answer>[0]) => response.socket?.resetAndDestroy(),
    ],
    [
      "stops in the middle",
      502,
      (_: unknown, response: Parameters<typeof answer>[0]) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
        response.write("<!DOCTYPE html>");
        setImmediate(() => response.destroy());
      },
    ],
    ["hangs", 504, hang],
    [
      "hangs in the middle",
      504,
      (_: unknown, response: Parameters<typeof answer>[0]) => {
        response.writeHead(200, { "content-type": "text/html" });
        response.write("<!DOCTYPE html>");
      },
    ],
    [
      "answers without end",
      502,
      (_: unknown, response: Parameters<typeof answer>[0]) => {
        response.writeHead(200, { "content-type": "text/html" });
        const pour = () => {
          while (!response.destroyed && response.write("x".repeat(65_536)));
          response.once("drain", pour);
        };
        pour();
      },
    ],
  ] as const;

  it.each(failures)(
    "and %s is shown as an error page of no brand, in time (R8.18)",
    async (_, status, handle) => {
      test.app.handle = handle;
      const started = Date.now();
      const failed = await test.get("/faq", { headers: HTML });
      expect(failed.status).toBe(status);
      expect(failed.text).toContain('<h1 lang="en">Internal Server Error</h1>');
      expect(failed.text).toContain('<a href="">Prøv igen</a>');
      expect(failed.text).not.toMatch(/fjord|trace|127\.0\.0\.1/);
      expect(failed.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(failed.headers["cache-control"]).toBe("no-store");
      expect(Date.now() - started).toBeLessThan(4_000);
    },
  );

  it.each(failures)("and %s leaves visitors the last good page", async (_, _status, handle) => {
    const good = await test.get("/faq");
    await test.purge("fjord", ["page:faq"]);
    test.app.handle = handle;
    const stale = await test.get("/faq");
    expect([stale.status, stale.text]).toEqual([200, good.text]);
  });

  it("costs only the first visitor its deadline", async () => {
    await test.get("/faq");
    await test.purge("fjord", ["page:faq"]);
    test.app.handle = hang;
    await test.get("/faq");
    const calls = test.app.requests.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.get("/faq")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(test.app.requests.length).toBe(calls);
  });

  it("does not take the other brand with it", async () => {
    test.app.handle = hang;
    const hanging = test.get("/faq");
    expect((await test.get("/faq", { host: "eng.dk" })).status).toBe(200);
    expect((await hanging).status).toBe(504);
  });

  it("answers a call in JSON with the id of the log line (R8.18)", async () => {
    test.app.handle = (_, response) => answer(response, 500, {});
    const { status, text, headers } = await test.get("/faq", { headers: JSON_CALL });
    expect(status).toBe(502);
    expect(JSON.parse(text)).toEqual({
      error: {
        code: "upstream-failed",
        message: "Internal Server Error",
        statusCode: 502,
        requestId: headers["x-request-id"],
      },
    });
    expect(JSON.stringify(test.logged)).toContain(String(headers["x-request-id"]));
  });

  it("still says 404 where there is no page", async () => {
    test.app.handle = hang;
    expect((await test.get("/findes-ikke", { headers: HTML })).status).toBe(404);
  });
});

describe("an app that fails once its own error pages have been fetched", () => {
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge({ env: { PAGE_DEADLINE_MS } });
    // Every publish renews them; so does a timer. They come one after the other, and this is the last.
    await test.purge("fjord", ["all"]);
    await vi.waitUntil(() => test.app.callsTo("/en/payment-unavailable").length === 1, PATIENCE_MS);
    test.app.handle = (_, response) => answer(response, 500, {}, "trace");
    const english = { ...HTML, cookie: "locale=en" };
    const shown = async () => (await test.get("/faq", { headers: english })).text;
    await vi.waitUntil(async () => (await shown()).includes("canary"), PATIENCE_MS);
  });
  afterEach(() => test.stop());

  it("renews them when a publish concerns them", async () => {
    const drawn = () => test.app.callsTo("/da/server-error").length;
    const before = drawn();
    await test.purge("fjord", ["slug:blog/another"]);
    await test.purge("fjord", ["page:server-error"]);
    await expect.poll(drawn).toBeGreaterThan(before);
    expect(drawn()).toBe(before + 1);
  });

  it("is shown as the brand's own page in the visitor's language, kept by nobody, under its own policy (R2.55, R8.18)", async () => {
    const failed = await test.get("/faq", { headers: HTML });
    expect(failed.status).toBe(502);
    expect(failed.text).toContain("canary[fjord|/da/server-error|html|");
    expect(failed.headers["cache-control"]).toBe("no-store");
    expect(failed.headers).not.toHaveProperty("etag");
    expect(failed.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-.*require-trusted/);
    expect(failed.headers["x-frame-options"]).toBe("DENY");
    expect(JSON.stringify(test.logged)).toContain(String(failed.headers["x-request-id"]));
    const english = await test.get("/faq", { headers: { ...HTML, cookie: "locale=en" } });
    expect(english.text).toContain("|/en/server-error|");
  });

  it("says at a payment's address what becomes of the payment (R2.28, R2.29)", async () => {
    const failed = await test.get("/payments/redirect-assistant?txId=x", { headers: HTML });
    expect([failed.status, failed.headers["cache-control"]]).toEqual([502, "private, no-store"]);
    expect(failed.text).toContain("|/da/payment-unavailable|");
  });

  it("has the status of what went wrong, and no body for HEAD (R2.55)", async () => {
    test.app.handle = hang;
    const whole = await test.get("/faq", { headers: HTML });
    const head = await test.get("/faq", { headers: HTML, method: "HEAD" });
    expect([whole.status, head.status, head.bytes.length]).toEqual([504, 504, 0]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  });

  it("sends no page to crawlers, calls and the router (R2.55)", async () => {
    for (const headers of [
      { ...HTML, "user-agent": CRAWLER },
      JSON_CALL,
      { accept: "*/*", "user-agent": BROWSER, rsc: "1" },
    ]) {
      const { status, text } = await test.get("/faq", { headers });
      expect([status, text.includes("canary"), text.length < 200]).toEqual([502, false, true]);
    }
  });

  it("still shows the brand's not-found page to the first visitor who needs it (R2.55, R8.05)", async () => {
    const lost = await test.get("/findes-ikke", { headers: HTML });
    expect(lost.status).toBe(404);
    expect(lost.text).toContain("|/da/not-found|");
  });

  it("does not lend its pages to the other brand", async () => {
    test.otherApp.handle = hang;
    const other = await test.get("/faq", { headers: HTML, host: "eng.dk" });
    expect([other.status, other.text.includes("canary")]).toEqual([504, false]);
  });
});

describe("an app that is no web server", () => {
  let garbage: Server;
  let test: TestEdge;
  const sockets = new Set<Socket>();
  beforeEach(async () => {
    garbage = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("data", () => socket.end("SSH-2.0-OpenSSH_9.9\r\n\r\n\0\0"));
    });
    await new Promise<void>((resolve) => garbage.listen(0, "127.0.0.1", resolve));
    const { port } = garbage.address() as AddressInfo; // an IP listener's address
    test = await startTestEdge({
      env: { APPS: JSON.stringify({ fjord: `http://127.0.0.1:${port}`, eng: "http://127.0.0.1:9" }) },
    });
  });
  afterEach(async () => {
    await test.stop();
    for (const socket of sockets) socket.destroy();
    garbage.close();
  });

  it("gives 502, and so does one that does not exist (R8.18)", async () => {
    expect((await test.get("/faq", { headers: HTML })).status).toBe(502);
    expect((await test.get("/faq", { headers: HTML, host: "eng.dk" })).status).toBe(502);
  });
});
