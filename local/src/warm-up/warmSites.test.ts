import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "./checkContent.ts";
import { warmSites } from "./warmSites.ts";

interface Seen {
  readonly host: string;
  readonly path: string;
  readonly cookie: string;
  readonly accept: string;
}

const HERO = '<img fetchpriority="high" sizes="100vw" srcset="/f/hero.avif 3000w" src="/f/hero.jpg">';

describe("warming", () => {
  let server: Server;
  let port: number;
  let seen: Seen[];
  let atOnce: { now: number; most: number };
  let statusOf: (request: IncomingMessage) => number;
  let sitemap: string;
  const never = new AbortController().signal;
  const pauses: number[] = [];
  const hasRoom = async () => true;
  const pause = async (ms: number) => void pauses.push(ms);

  beforeEach(async () => {
    seen = [];
    pauses.length = 0;
    atOnce = { now: 0, most: 0 };
    statusOf = () => 200;
    sitemap = "";
    server = createServer((request, response) => {
      const { host = "", cookie = "", accept = "" } = request.headers;
      seen.push({ host: host.split(".")[0] ?? "", path: request.url ?? "", cookie, accept });
      atOnce.now += 1;
      atOnce.most = Math.max(atOnce.most, atOnce.now);
      setImmediate(() => {
        atOnce.now -= 1;
        response.writeHead(statusOf(request));
        response.end(
          request.url === "/sitemap.xml" ? sitemap : request.url?.startsWith("/f/") ? "bytes" : HERO,
        );
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port; // an IP listener's address
  });
  afterEach(() => new Promise((done) => server.close(done)));

  const at = (host: string, ...paths: string[]) =>
    paths.map((path) => `http://${host}.localhost:${port}${path}`);
  const pictures = () => `http://127.0.0.1:${port}`;

  it("requests every page in both languages, near the front first and brands in turn", async () => {
    const addresses = [at("fjord", "/blog/lys", "/", "/faq"), at("eng", "/", "/banko")];
    const warmed = await warmSites({ addresses, pictures: pictures(), signal: never, pause, hasRoom });
    expect(warmed).toEqual({ pages: 10, pictures: 1, leftOut: 0, failures: [] });
    const pages = seen.filter(({ path }) => !path.startsWith("/f/"));
    expect(pages.map(({ host, path, cookie }) => `${host}${path} ${cookie}`)).toEqual(
      ["fjord/", "eng/", "fjord/faq", "eng/banko", "fjord/blog/lys"].flatMap((page) => [
        `${page} locale=da`,
        `${page} locale=en`,
      ]),
    );
  });

  it("requests each picture once, in the formats that browsers accept", async () => {
    await warmSites({
      addresses: [at("fjord", "/", "/faq")],
      pictures: pictures(),
      signal: never,
      pause,
      hasRoom,
    });
    const asked = seen.filter(({ path }) => path.startsWith("/f/"));
    expect(asked).toEqual([
      expect.objectContaining({ path: "/f/hero.avif", accept: expect.stringMatching("image/avif") }),
    ]);
  });

  it("sends one request at a time with pauses of half a second or more, below the content service's rate (R9.06)", async () => {
    const addresses = [at("fjord", "/", "/a", "/b"), at("eng", "/", "/a", "/b")];
    await warmSites({ addresses, pictures: pictures(), signal: never, pause, hasRoom });
    expect(atOnce.most).toBe(1);
    expect(pauses).toHaveLength(seen.length);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500);
  });

  it("leaves out pages that would evict the first ones from memory", async () => {
    let room = 3;
    const warmed = await warmSites({
      addresses: [at("fjord", "/", "/a", "/b")],
      pictures: pictures(),
      signal: never,
      pause,
      hasRoom: async () => room-- > 0,
    });
    expect(warmed).toEqual({ pages: 3, pictures: 1, leftOut: 3, failures: [] });
  });

  it("stops at once when it is aborted", async () => {
    const stopping = new AbortController();
    const warmed = await warmSites({
      addresses: [at("fjord", "/", "/a", "/b")],
      pictures: pictures(),
      signal: stopping.signal,
      pause: async () => stopping.abort(),
      hasRoom,
    });
    expect([warmed.pages, seen.length]).toEqual([1, 1]);
  });

  it("aborts a request that is under way", async () => {
    const stopping = new AbortController();
    statusOf = () => {
      stopping.abort();
      return 200;
    };
    const warmed = await warmSites({
      addresses: [at("fjord", "/", "/a")],
      pictures: pictures(),
      signal: stopping.signal,
      pause,
      hasRoom,
    });
    expect(warmed).toEqual({ pages: 0, pictures: 0, leftOut: 0, failures: [] });
  });

  it("continues after a page that fails, and gives up after several failures in a row", async () => {
    statusOf = ({ url }) => (url === "/a" ? 500 : 200);
    const one = await warmSites({
      addresses: [at("fjord", "/", "/a", "/b")],
      pictures: pictures(),
      signal: never,
      pause,
      hasRoom,
    });
    expect(one).toMatchObject({
      pages: 4,
      failures: [expect.stringMatching(/\/a \(500\)$/), expect.any(String)],
    });
    statusOf = () => 500;
    seen = [];
    const none = await warmSites({
      addresses: [at("fjord", ..."abcdefgh".split("").map((letter) => `/${letter}`))],
      pictures: pictures(),
      signal: never,
      pause,
      hasRoom,
    });
    expect([none.pages, seen.length]).toEqual([0, 5]);
  });

  describe("the content check at start", () => {
    const site = () => [{ name: "Fjord", url: `http://fjord.localhost:${port}` }];

    it("returns the addresses of the sitemap", async () => {
      sitemap =
        "<urlset><url><loc>http://a.localhost/x?a=1&amp;b=2</loc><lastmod>2026-01-01</lastmod></url></urlset>";
      expect(await checkContent(site())).toEqual([["http://a.localhost/x?a=1&b=2"]]);
    });

    it("asks again for a front page that a busy machine did not make in time", async () => {
      sitemap = "<urlset><url><loc>http://a.localhost/x</loc></url></urlset>";
      let late = 2;
      statusOf = () => (late-- > 0 ? 504 : 200);
      expect(await checkContent(site())).toEqual([["http://a.localhost/x"]]);
      statusOf = () => 504;
      await expect(checkContent(site())).rejects.toThrow(/answered 504/);
    });

    it("fails with one line without a front page or with an empty sitemap", async () => {
      sitemap = "<urlset></urlset>";
      await expect(checkContent(site())).rejects.toThrow(
        /^Fjord has no content: .*sitemap\.xml lists nothing\.$/,
      );
      statusOf = () => 500;
      await expect(checkContent(site())).rejects.toThrow(/^Fjord has no front page: .* answered 500/);
    });
  });
});
