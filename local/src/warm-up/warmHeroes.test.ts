import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { warmHeroes } from "./warmHeroes.ts";

const page = (name: string) =>
  `<link rel="preload" as="image" href="/brand/logo.svg"><img fetchpriority="high" sizes="100vw" srcset="/f/${name}.avif 4000w"><img src="/f/card.avif">`;

describe("the pictures at the top of the first pages", () => {
  let server: Server;
  let port: number;
  let asked: string[];
  let hangs: (path: string) => boolean;
  const never = new AbortController().signal;

  beforeEach(async () => {
    asked = [];
    hangs = () => false;
    server = createServer(({ url = "", headers }, response) => {
      asked.push(url);
      if (hangs(url)) return;
      if (url === "/casino") response.writeHead(500);
      response.end(page(`${headers.host?.split(".")[0]}${url === "/" ? "" : url}`));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port; // an IP listener's address
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  const warm = (options: { signal?: AbortSignal; withinMs?: number } = {}) =>
    warmHeroes({
      addresses: ["fjord", "eng"].flatMap((brand) =>
        ["/faq", "/", "/bingo", "/casino"].map((path) => `http://${brand}.localhost:${port}${path}`),
      ),
      pictures: `http://127.0.0.1:${port}`,
      signal: never,
      ...options,
    });

  it("are rendered for every brand before the first visit: only the largest, and no assets of the brand", async () => {
    expect(await warm()).toBe(4);
    expect(asked.filter((path) => path.startsWith("/f/")).toSorted()).toEqual([
      "/f/eng.avif",
      "/f/eng/bingo.avif",
      "/f/fjord.avif",
      "/f/fjord/bingo.avif",
    ]);
    expect(asked).not.toContain("/faq");
    expect(asked).not.toContain("/brand/logo.svg");
  });

  it("delay a start no longer than allowed, whatever hangs", async () => {
    hangs = (path) => path === "/f/fjord.avif" || path === "/f/eng.avif";
    const started = performance.now();
    expect(await warm({ withinMs: 500 })).toBeLessThan(4);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("are given up at once when the start is aborted", async () => {
    const stopping = new AbortController();
    stopping.abort();
    expect(await warm({ signal: stopping.signal })).toBe(0);
    expect(asked).toEqual([]);
  });
});
