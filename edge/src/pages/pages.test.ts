import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BROWSER, CRAWLER, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const ALLOWED = "consent=v1.010";
const asBrowser = { accept: "text/html,*/*;q=0.8", "user-agent": BROWSER };
const asCrawler = { accept: "text/html", "user-agent": CRAWLER };

describe("pages", () => {
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge();
  });
  afterEach(() => test.stop());

  it.each([
    ["/faq/", "/faq"],
    ["/blog/nyt-spil///", "/blog/nyt-spil"],
    ["/spiloversigt/?kategori=slots&utm=1", "/spiloversigt?kategori=slots&utm=1"],
    ["/spilside/nordens_lys", "/spilside/nordens-lys"],
    ["//evil.dk/", "/evil.dk"],
    ["//evil.dk/%2e%2fx/", undefined],
  ])("sends %s to %s with 308 (R2.54)", async (from, to) => {
    const { status, headers } = await test.get(from);
    expect(headers.location).toBe(to);
    expect(status).toBe(to === undefined ? 400 : 308);
  });

  it("redirects the router as it redirects documents, its marker kept (R2.54)", async () => {
    const { status, headers } = await test.get("/faq/?_rsc=abc", { headers: { rsc: "1" } });
    expect([status, headers.location]).toEqual([308, "/faq?_rsc=abc"]);
  });

  it("answers every alias with the one canonical page (R2.23)", async () => {
    for (const path of ["/games/entrance/lys", "/spil/lys", "/spilleautomater/entrance/lys"]) {
      expect((await test.get(path)).text).toContain("canary[fjord|/da/games/entrance/lys|html|v1]");
    }
    expect(test.app.requests).toHaveLength(1);
  });

  it("is Danish until a visitor has chosen English, whatever the browser prefers (R9.03)", async () => {
    const header = { "accept-language": "en" };
    expect((await test.get("/faq", { headers: header })).text).toContain("|/da/faq|");
    expect((await test.get("/faq", { headers: { ...header, cookie: "locale=en" } })).text).toContain(
      "|/en/faq|",
    );
    expect((await test.get("/faq", { headers: { cookie: "locale=../x" } })).text).toContain("|/da/faq|");
  });

  it("passes on only the query that changes the page, in one order", async () => {
    const one = await test.get("/spiloversigt?sort=rtp&utm_source=x&kategori=slots");
    const other = await test.get("/spiloversigt?kategori=slots&sort=rtp&_rsc=1");
    expect(one.text).toContain("|/da/spiloversigt/kategori%3Dslots%26sort%3Drtp|");
    expect(other.text).toBe(one.text);
    expect((await test.get("/faq?kategori=slots")).text).toContain("|/da/faq|");
    expect(test.app.requests).toHaveLength(2);
  });

  it.each([
    ["/spiloversigt?q=&kategori=&sort=", "/spiloversigt"],
    ["/spiloversigt?q=rav&kategori=&utm_source=brev", "/spiloversigt?q=rav&utm_source=brev"],
    ["/spiloversigt?kategori=slots&kategori=bingo", "/spiloversigt?kategori=slots"],
    ["/spiloversigt?side=1&to=//evil.dk", "/spiloversigt?to=%2F%2Fevil.dk"],
  ])("sends a document %s to the clean %s, once (R2.16)", async (from, to) => {
    const { status, headers } = await test.get(from);
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, to, "no-store"]);
    expect((await test.get(to)).status).toBe(200);
    expect((await test.get(from, { headers: { rsc: "1" } })).status).toBe(200);
  });

  it("renews the visitor's id with every document while statistics are allowed, and only then (R3.07, R9.03)", async () => {
    const id = "visitor_id=0b5c1f0e-6f0c-4b0e-9a53-1d0f3c1e7a11";
    const cookiesFor = async (cookie: string, more: Record<string, string> = {}) =>
      (await test.get("/faq", { headers: { cookie, ...more } })).headers["set-cookie"];
    expect(await cookiesFor(`${ALLOWED}; ${id}`)).toEqual([
      `${id}; Max-Age=315360000; Path=/; Secure; SameSite=Lax`,
    ]);
    const held = (await test.get("/faq")).headers["etag"] ?? "";
    expect(await cookiesFor(`${ALLOWED}; ${id}`, { "if-none-match": held })).toHaveLength(1);
    expect(await cookiesFor(`${ALLOWED}; visitor_id=x%0d%0ay`)).toEqual([
      expect.stringMatching(/^visitor_id=[\da-f-]{36};/),
    ]);
    expect(await cookiesFor(`${ALLOWED}; ${id}`, { rsc: "1" })).toBeUndefined();
    expect(await cookiesFor(`consent=v1.101; ${id}`)).toBeUndefined();
    expect(await cookiesFor(id)).toBeUndefined();
  });

  it("assigns no experiment without consent to statistics (R3.05)", async () => {
    for (const cookie of ["", "consent=v1.101", "exp_hero=b"]) {
      const { headers, text } = await test.get("/", { headers: { cookie } });
      expect(headers).not.toHaveProperty("set-cookie");
      expect(text).toContain("|/da|");
    }
  });

  it("assigns an experiment once, for 30 days and lax, on its own pages only (R3.05, R3.07, R9.03)", async () => {
    const first = await test.get("/", { headers: { cookie: ALLOWED } });
    const [cookie = ""] = first.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^exp_hero=[ab]; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    const kept = cookie.split(";")[0] ?? "";
    expect(first.text).toContain(kept.endsWith("b") ? "|/da.hero-b|" : "|/da|");
    const second = await test.get("/", { headers: { cookie: `${ALLOWED}; ${kept}` } });
    expect(String(second.headers["set-cookie"])).not.toContain("exp_");
    expect(second.text).toBe(first.text);
    const elsewhere = await test.get("/faq", { headers: { cookie: ALLOWED } });
    expect(String(elsewhere.headers["set-cookie"])).not.toContain("exp_");
  });

  it("leaves a guest out of an experiment that needs authentication (R6.04)", async () => {
    const closed = await startTestEdge({
      brand: {
        experiments: [
          {
            name: "payment",
            routes: ["front"],
            versions: [
              { version: "a", weight: 0 },
              { version: "b", weight: 1 },
            ],
            needsAuthentication: true,
            endsAt: "2099-01-01",
          },
        ],
      },
    });
    const { headers, text } = await closed.get("/", { headers: { cookie: `${ALLOWED}; exp_payment=b` } });
    expect(String(headers["set-cookie"])).not.toContain("exp_");
    expect(text).toContain("|/da|");
    await closed.stop();
  });

  it("sends the router its payload and segments, with the address that was rendered", async () => {
    const rsc = await test.get("/faq?_rsc=1", { headers: { rsc: "1", "next-router-state-tree": "x" } });
    expect(rsc.text).toContain("canary[fjord|/da/faq|rsc|");
    expect(rsc.headers).toMatchObject({
      "content-type": "text/x-component",
      "x-nextjs-rewritten-path": "/da/faq",
      "x-nextjs-rewritten-query": "",
      "x-nextjs-stale-time": "300",
    });
    expect(rsc.headers).not.toHaveProperty("x-page-tags");
    const headers = {
      rsc: "1",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/$d$ctx/faq/__PAGE__",
    };
    const segment = await test.get("/faq", { headers });
    expect(segment.text).toContain("|segment:/$d$ctx/faq/__PAGE__|");
    expect(segment.headers["x-nextjs-postponed"]).toBe("2");
  });

  it.each(["../../etc", "/a b", "/a/../b", `/${"a".repeat(101)}`, "_tree", "/<x>"])(
    "refuses the segment %j that no router asks for",
    async (segment) => {
      const headers = { rsc: "1", "next-router-segment-prefetch": segment };
      expect((await test.get("/faq", { headers })).status).toBe(400);
      expect(test.app.requests).toHaveLength(0);
    },
  );

  it("shows the brand's own page with 404 where no route matches (R2.55)", async () => {
    const { status, text, headers } = await test.get("/findes-ikke", { headers: asBrowser });
    expect(status).toBe(404);
    expect(text).toContain("canary[fjord|/da/not-found|html|");
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    const english = await test.get("/other", { headers: { ...asBrowser, cookie: "locale=en" } });
    expect(english.text).toContain("|/en/not-found|");
  });

  it("says 'Page not found: {path}' where no route matches (R8.05)", async () => {
    const json = await test.get("/findes-ikke", { headers: { accept: "application/json" } });
    expect(json.status).toBe(404);
    expect(JSON.parse(json.text).error).toMatchObject({
      statusCode: 404,
      message: "Page not found: /findes-ikke",
    });
    const crawler = await test.get("/findes-ikke", { headers: asCrawler });
    expect([crawler.status, crawler.text]).toEqual([404, "Page not found: /findes-ikke"]);
  });

  it("says 'Page Not Found: {path}' where a parameter is malformed (R8.04)", async () => {
    const json = await test.get("/spilside/Nordens-Lys", { headers: { accept: "application/json" } });
    expect(JSON.parse(json.text).error.message).toBe("Page Not Found: /spilside/Nordens-Lys");
    expect(test.app.requests).toHaveLength(0);
  });

  it("renders no error page for crawlers: a line of text on 404 and on failure (R2.55)", async () => {
    const missing = await test.get("/findes-ikke", { headers: asCrawler });
    expect(missing.headers["content-type"]).toContain("text/plain");
    test.app.handle = (_, response) => answer(response, 500, {}, "stack trace");
    const failed = await test.get("/faq", { headers: asCrawler });
    expect([failed.status, failed.text]).toEqual([502, "Internal Server Error"]);
  });

  it("answers 404 where the app has no such story, after one request for many visitors", async () => {
    test.app.handle = (request, response) =>
      request.url?.startsWith("/da/blog/")
        ? answer(response, 404, {}, "")
        : test.pages.handle(request, response);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.get("/blog/ukendt", { headers: asBrowser })),
    );
    expect(answers.every(({ status, text }) => status === 404 && text.includes("/not-found"))).toBe(true);
    expect((await test.get("/blog/ukendt", { headers: { accept: "application/json" } })).text).toContain(
      "Page not found: /blog/ukendt",
    );
    expect(test.app.callsTo("/da/blog/ukendt")).toHaveLength(1);
  });

  it("has no page for a route the brand has not enabled", async () => {
    const small = await startTestEdge({ brand: { enabledRoutes: ["front", "faq"] } });
    expect((await small.get("/casino", { headers: asBrowser })).status).toBe(404);
    expect((await small.get("/casino", { host: "eng.dk" })).status).toBe(200);
    expect(small.app.callsTo("/da/casino")).toHaveLength(0);
    await small.stop();
  });

  it("answers HEAD as GET, without the body", async () => {
    const get = await test.get("/faq");
    const head = await test.get("/faq", { method: "HEAD" });
    expect(head.bytes).toHaveLength(0);
    const { date: _one, ...ofHead } = head.headers;
    const { date: _other, ...ofGet } = get.headers;
    expect(ofHead).toEqual(ofGet);
  });
});
