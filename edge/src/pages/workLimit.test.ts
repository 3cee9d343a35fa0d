import { manualClock } from "@spilhus/lib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const PROXIED = { TRUSTED_PROXY: "127.0.0.1", UNCACHED_PER_MINUTE: "5" };
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

describe("the limit of uncached work", () => {
  const clock = manualClock("2026-11-21T12:00:00Z");
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge({ clock, env: PROXIED });
  });
  afterEach(() => test.stop());

  const search = async (word: string, address: string) =>
    (await test.get(`/spiloversigt?q=${word}`, from(address))).status;

  it("stops one visitor who asks for ever new queries, and nobody else (asvs:2.4.1)", async () => {
    for (let index = 0; index < 5; index += 1) expect(await search(`a${index}`, "203.0.113.7")).toBe(200);
    const refused = await test.get("/spiloversigt?q=b", from("203.0.113.7"));
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(await search("b", "203.0.113.8")).toBe(200);
    clock.advance(60_000);
    expect(await search("c", "203.0.113.7")).toBe(200);
  });

  it("serves that visitor what is in memory, and pages without a query", async () => {
    for (let index = 0; index < 5; index += 1) await search(`a${index}`, "203.0.113.7");
    expect(await search("a1", "203.0.113.7")).toBe(200);
    expect((await test.get("/faq", from("203.0.113.7"))).status).toBe(200);
  });

  it("counts addresses without a page", async () => {
    test.app.handle = (_, response) => answer(response, 404, { "content-type": "text/html" }, "gone");
    const missing = async (name: string) => (await test.get(`/spilside/${name}`, from("203.0.113.7"))).status;
    for (let index = 0; index < 5; index += 1) expect(await missing(`a-${index}`)).toBe(404);
    expect(await missing("b")).toBe(429);
  });
});
