import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manualClock } from "@spilhus/lib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer, type Handler } from "../../testing/upstreamDouble.ts";

const BUILD = { id: "build-2", timestamp: 1_700_000_000_000, routes: ["/", "/faq"] };
const SCRIPT = "export const lys = 1;\n".repeat(200);
const IMAGE = "/f/fjord/1200x800/ab12cd/hero.jpg/m/600x400/filters:quality(80):format(webp)";

const gateway: Handler = (request, response) => {
  if (request.url === IMAGE) answer(response, 200, { "content-type": "image/webp" }, Buffer.from([1, 2, 3]));
  else if (request.url?.startsWith("/f/fjord/1x1/bad"))
    answer(response, 200, { "content-type": "text/html" }, "<script>");
  else if (request.url?.startsWith("/f/fjord/1x1/many"))
    answer(response, 429, { "content-type": "application/json", "retry-after": "9" }, "{}");
  else if (request.url?.startsWith("/f/")) answer(response, 404, {}, "");
  else answer(response, 200, { "content-type": "application/json" }, '{"rules":[]}');
};

describe("files", () => {
  let test: TestEdge;
  let oldBuilds: string;
  let build = BUILD;
  let messages = '{"hej":"Hej"}';
  const clock = manualClock("2026-11-21T12:00:00Z");
  const files: Readonly<Record<string, () => [string, string]>> = {
    "/_next/static/chunks/a-1.js": () => ["application/javascript", SCRIPT],
    "/brand/logo.svg": () => ["text/html", "<svg/>"],
    "/robots.txt": () => ["text/plain", `build ${build.id}`],
    "/sitemap.xml": () => ["application/xml", "<urlset/>"],
    "/internal/build": () => ["application/json", JSON.stringify({ ...build, secret: "x" })],
    "/i18n/da/messages.json": () => ["application/json", messages],
  };
  const app: Handler = (request, response) => {
    const file = files[request.url ?? ""]?.();
    if (file) answer(response, 200, { "content-type": file[0], "set-cookie": "a=b" }, file[1]);
    else answer(response, 404, {}, "");
  };
  const messagesOf = async (id: string) => (await test.get(`/_i18n/da/messages.json?build=${id}`)).text;
  beforeEach(async () => {
    oldBuilds = await mkdtemp(join(tmpdir(), "old-builds-"));
    build = BUILD;
    messages = '{"hej":"Hej"}';
    test = await startTestEdge({ app, gateway, clock, env: { OLD_BUILDS_DIR: oldBuilds } });
  });
  afterEach(async () => {
    await test.stop();
    await rm(oldBuilds, { recursive: true });
  });

  it("of a build are kept for good by everyone, compressed and from memory", async () => {
    const headers = { "accept-encoding": "br" };
    const one = await test.get("/_next/static/chunks/a-1.js?dpl=1", { headers });
    const two = await test.get("/_next/static/chunks/a-1.js", { headers });
    expect(one.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
    expect(one.headers).not.toHaveProperty("set-cookie");
    expect([one.text, two.text]).toEqual([SCRIPT, SCRIPT]);
    expect(one.bytes.length).toBeLessThan(200);
    expect(test.app.requests).toHaveLength(1);
  });

  it("of the two previous builds are served, older ones are not", async () => {
    for (const [index, id] of ["build-1", "build-0", "build-old"].entries()) {
      const directory = join(oldBuilds, "fjord", id);
      await mkdir(join(directory, "static", "chunks"), { recursive: true });
      await writeFile(join(directory, "static", "chunks", `${id}.js`), id);
      await utimes(directory, 1_000 - index, 1_000 - index);
    }
    test.otherApp.handle = app;
    const get = async (id: string, host?: string) =>
      (await test.get(`/_next/static/chunks/${id}.js`, host === undefined ? {} : { host })).status;
    expect([await get("build-1"), await get("build-0"), await get("build-old")]).toEqual([200, 200, 404]);
    expect(await get("build-1", "eng.dk")).toBe(404);
  });

  it.each([
    "/_next/static/../server/app.js",
    "/_next/static/%2e%2e/x.js",
    "/_next/static/a/..%2fx.js",
    "/_next/static/x",
    "/_next/static/.env",
    "/_next/static/x.html",
    "/_next/static/x.constructor",
    "/brand/../package.json",
    "/brand/.env",
    "/brand/x.html",
    "/brand/a/",
  ])("are not found at %s, and nobody is asked for it", async (path) => {
    expect([400, 404, 308]).toContain((await test.get(path)).status);
    expect(test.app.requests).toHaveLength(0);
  });

  it("have the type of their extension, and run nothing when opened as a page", async () => {
    const { headers } = await test.get("/brand/logo.svg");
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("sandbox");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("made of content are renewed with every publish", async () => {
    expect((await test.get("/robots.txt")).text).toBe("build build-2");
    build = { ...BUILD, id: "build-3" };
    expect((await test.get("/robots.txt")).text).toBe("build build-2");
    await test.purge("fjord", ["x"]);
    const renewed = await test.get("/robots.txt");
    expect([renewed.text, renewed.headers["cache-control"]]).toEqual(["build build-3", "public, no-cache"]);
  });

  it("name the running build, so that open pages notice a new one within 10 s (R7.26)", async () => {
    const latest = await test.get("/builds/latest.json");
    expect(JSON.parse(latest.text)).toEqual({ id: "build-2", timestamp: BUILD.timestamp });
    expect(latest.headers["cache-control"]).toBe("public, no-cache");
    build = { ...BUILD, id: "build-3" };
    expect(JSON.parse((await test.get("/builds/latest.json")).text).id).toBe("build-2");
    await test.purge("fjord", []);
    expect(JSON.parse((await test.get("/builds/latest.json")).text).id).toBe("build-3");
  });

  it("describe the running build and no other (R7.26)", async () => {
    expect(JSON.parse((await test.get("/builds/meta/build-2.json")).text)).toEqual(BUILD);
    for (const path of ["/builds/meta/build-1.json", "/builds/meta/..json", "/builds", "/builds/x.json"]) {
      const missing = await test.get(path);
      expect([missing.status, JSON.parse(missing.text).error.code]).toEqual([404, "not-found"]);
    }
  });

  it("of messages may be kept for 24 hours (R7.25, R9.02)", async () => {
    const messages = await test.get("/_i18n/da/messages.json?build=build-2");
    expect(messages.text).toBe('{"hej":"Hej"}');
    expect(messages.headers["cache-control"]).toBe("public, max-age=86400");
    expect((await test.get("/_i18n/de/messages.json")).status).toBe(404);
    const failing = await test.get("/_i18n/en/messages.json");
    expect([failing.status, failing.headers["cache-control"]]).toEqual([502, "no-store"]);
  });

  it("of messages of the previous build are not stored under the next build's address (R7.25)", async () => {
    expect(await messagesOf("build-2")).toBe('{"hej":"Hej"}');
    messages = '{"hej":"Davs"}';
    expect([await messagesOf("build-2"), await messagesOf("build-3")]).toEqual([
      '{"hej":"Hej"}',
      '{"hej":"Davs"}',
    ]);
  });

  it("of messages share one answer for all unknown builds, which no browser stores", async () => {
    const invented = await test.get("/_i18n/da/messages.json?build=a1");
    expect(invented.headers["cache-control"]).toBe("no-store");
    for (let index = 0; index < 20; index += 1) await messagesOf(`b${index}`);
    expect(test.app.callsTo("/i18n/da/messages.json")).toHaveLength(1);
    expect(test.app.callsTo("/internal/build")).toHaveLength(1);
  });

  it("may be framed by nobody, pictures neither (asvs:3.4.6)", async () => {
    for (const path of ["/brand/logo.svg", "/robots.txt", "/_next/static/chunks/a-1.js", IMAGE]) {
      const { status, headers } = await test.get(path);
      expect(status, path).toBe(200);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    }
  });

  it("are stored nowhere in development, so that an edit is seen", async () => {
    const development = await startTestEdge({ app, gateway, clock, env: { MODE: "development" } });
    const get = async (path: string) => {
      const { text, headers } = await development.get(path, { headers: { "accept-encoding": "br" } });
      return [text, headers["cache-control"]];
    };
    const address = "/_i18n/da/messages.json?build=development";
    expect(await get("/brand/logo.svg")).toEqual(["<svg/>", "no-store"]);
    expect(await get(address)).toEqual(['{"hej":"Hej"}', "no-store"]);
    messages = '{"hej":"Davs"}';
    expect(await get(address)).toEqual(['{"hej":"Davs"}', "no-store"]);
    await development.stop();
  });

  it("of content images come from the image service once and are kept for good", async () => {
    const one = await test.get(IMAGE);
    const two = await test.get(IMAGE);
    expect([...one.bytes]).toEqual([1, 2, 3]);
    expect(two.bytes).toEqual(one.bytes);
    expect(one.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
    });
    expect(one.headers).not.toHaveProperty("vary");
    expect(test.gateway.callsTo(IMAGE)).toHaveLength(1);
  });

  it("of content images are requested again when the image service takes longer than a call may", async () => {
    const answering = test.gateway.handle;
    let asked = 0;
    test.gateway.handle = (request, response) => {
      if (request.url !== IMAGE) return answering(request, response);
      asked += 1;
      if (asked > 1) answering(request, response);
    };
    const late = await test.get(IMAGE);
    expect([late.status, ...late.bytes]).toEqual([200, 1, 2, 3]);
    expect(late.headers["cache-control"]).toContain("immutable");
    expect(asked).toBe(2);
  }, 15_000);

  it("of content images fail at once for a while when the gateway hangs", async () => {
    const picture = (name: number) => IMAGE.replace("/ab", `/${name}`);
    const page = (first: number) =>
      Promise.all(Array.from({ length: 40 }, (_, index) => test.get(picture(first + index))));
    const asked = () =>
      test.gateway.requests.map(({ url = "" }) => url).filter((url) => /^\/(?:f\/|health)/.test(url));
    test.gateway.handle = () => {};
    const [failed] = await Promise.all([test.get(IMAGE), page(100)]);
    expect([failed.status, failed.headers["retry-after"], failed.headers["cache-control"]]).toEqual([
      503,
      "10",
      "no-store",
    ]);
    expect(failed.text).not.toContain("<");
    expect([test.gateway.callsTo(IMAGE).length, test.gateway.callsTo("/health").length]).toEqual([1, 1]);
    const before = asked().length;
    for (const { status, headers } of await page(200))
      expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    expect(asked().slice(before)).toEqual([]);
    test.gateway.handle = (_, response) => response.socket?.resetAndDestroy();
    clock.advance(1_000);
    for (const { status } of await page(300)) expect(status).toBe(503);
    expect(asked().slice(before)).toEqual(["/health"]);
    test.gateway.handle = gateway;
    clock.advance(1_000);
    expect((await test.get(IMAGE)).status).toBe(200);
  }, 20_000);

  it("of content images are refused at once where too many are being made (asvs:2.4.1)", async () => {
    const busy = IMAGE.replace("/ab", "/abcdef");
    const answering = test.gateway.handle;
    test.gateway.handle = (request, response) =>
      request.url === busy
        ? answer(response, 503, { "retry-after": "7" }, "busy")
        : answering(request, response);
    const refused = await test.get(busy);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "7"]);
    expect(test.gateway.callsTo(busy)).toHaveLength(1);
    // It is not remembered: the next visitor may find the queue shorter.
    test.gateway.handle = gateway;
    expect((await test.get(busy)).status).not.toBe(503);
  });

  it("of content images are made for one visitor at a time as fast as the image service allows", async () => {
    const { status, headers } = await test.get("/f/fjord/1x1/many/a.jpg");
    expect([status, headers["retry-after"]]).toEqual([429, "9"]);
    expect(test.gateway.requests.at(-1)?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it.each([
    ["/f/fjord/1x1/missing/a.jpg", 404],
    ["/f/fjord/1x1/bad/a.jpg", 502],
    ["/f/fjord/1x1/ab/a.jpg/m/99999x1", 404],
    ["/f/fjord/1x1/ab/a.jpg/m/1x1/filters:exec(rm)/x", 404],
    ["/f/x", 404],
  ])("of content images that are none: %s is %i", async (path, status) => {
    expect((await test.get(path)).status).toBe(status);
  });
});
