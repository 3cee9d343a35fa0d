import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BROWSER, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const HTML = { accept: "text/html", "user-agent": BROWSER };
const PLAYER = { ...HTML, cookie: "__Host-sid=abc" };

describe("vendors in a document", () => {
  let test: TestEdge;
  beforeAll(async () => {
    const vendors = { consent: "cookiebot", tagManagerId: "GTM-ABC123" } as const;
    test = await startTestEdge({ brand: { vendors } });
  });
  afterAll(() => test.stop());

  const hasVendors = async (path: string, headers: Readonly<Record<string, string>> = HTML) => {
    const policy = String((await test.get(path, { headers })).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self'");
    return /cookiebot|google/.test(policy);
  };

  it("are allowed on a guest's public page, and in no document of a player (R6.03)", async () => {
    expect(await hasVendors("/faq")).toBe(true);
    expect(await hasVendors("/faq", PLAYER)).toBe(false);
    // The same page from memory, in turns: one visitor's policy is never another one's.
    expect(await hasVendors("/faq")).toBe(true);
    expect(await hasVendors("/faq", PLAYER)).toBe(false);
    expect(test.app.callsTo("/da/faq")).toHaveLength(1);
  });

  it.each([
    "/?auth=login",
    "/faq?auth=signup",
    "/faq?%61uth=login",
    "/?returnUrl=%2Fkonto%2Fhjem",
    "/signup",
  ])("are not allowed beside a password or a registration: %s", async (path) => {
    expect(await hasVendors(path)).toBe(false);
  });

  it("are kept out of a player's not-found page too", async () => {
    expect(await hasVendors("/findes-ikke")).toBe(true);
    expect(await hasVendors("/findes-ikke", PLAYER)).toBe(false);
  });

  it("are removed from a page that a browser stored before login", async () => {
    const first = await test.get("/faq", { headers: HTML });
    const held = { ...PLAYER, "if-none-match": String(first.headers.etag) };
    const again = await test.get("/faq", { headers: held });
    expect(again.status).toBe(304);
    expect(again.headers["content-security-policy"]).not.toMatch(/cookiebot|google/);
  });

  it("cannot stay during a navigation from a public page to the registration", async () => {
    const headers = { ...HTML, rsc: "1", referer: "https://fjord.dk/faq" };
    expect((await test.get("/signup", { headers })).status).toBe(204);
  });
});
