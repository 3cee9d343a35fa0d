import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everyPageBuilt } from "../../testing/everyPageBuilt.ts";
import { HTML, SID, signedInEdge, type SignedInEdge } from "../../testing/signedInEdge.ts";
import { startTestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

let clock: SignedInEdge["clock"];
let gateway: SignedInEdge["gateway"];
let test: SignedInEdge["test"];
beforeEach(async () => {
  ({ clock, gateway, test } = await signedInEdge());
});
afterEach(() => test.stop());

describe("a page of the account", () => {
  it("is kept by nobody and lets no vendor in (R6.03, asvs:14.3.2)", async () => {
    const vendors = await startTestEdge({
      clock,
      match: everyPageBuilt,
      gateway: gateway.handle,
      brand: { vendors: { consent: "cookiebot", tagManagerId: "GTM-ABC123" } },
    });
    const open = await vendors.get("/casino", { headers: HTML });
    expect(open.headers["content-security-policy"]).toContain("https://consent.cookiebot.com");
    const account = await vendors.get("/konto/hjem", { headers: SID });
    expect(account.status).toBe(200);
    expect(account.headers["cache-control"]).toBe("private, no-store");
    expect(account.headers).not.toHaveProperty("etag");
    expect(account.headers["content-security-policy"]).not.toMatch(/https?:/);
    expect(account.headers["content-security-policy"]).toMatch(/require-trusted-types-for 'script'/);
    await vendors.get("/konto/hjem", { headers: SID });
    expect(vendors.app.callsTo("/da/konto/hjem")).toHaveLength(2);
    await vendors.stop();
  });

  it("that does not exist has the policy of the account too", async () => {
    const vendors = await startTestEdge({
      clock,
      match: everyPageBuilt,
      gateway: gateway.handle,
      brand: { vendors: { consent: "cookiebot" } },
    });
    vendors.app.handle = (request, response) =>
      request.url === "/da/konto/brugerrapport/abc"
        ? answer(response, 404, { "content-type": "text/html" }, "gone")
        : vendors.pages.handle(request, response);
    const gone = await vendors.get("/konto/brugerrapport/abc", { headers: SID });
    expect(gone.status).toBe(404);
    expect(gone.headers["content-security-policy"]).not.toContain("cookiebot");
    const unknown = await vendors.get("/konto/findes-ikke", { headers: SID });
    expect([unknown.status, unknown.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    expect(unknown.headers["content-security-policy"]).not.toContain("cookiebot");
    const open = await vendors.get("/findes-ikke", { headers: HTML });
    expect(open.headers["content-security-policy"]).toContain("cookiebot");
    await vendors.stop();
  });

  it("comes compressed, although it is never kept", async () => {
    test.pages.padding = " konto".repeat(1_000);
    const { headers, bytes, text } = await test.get("/konto/hjem", {
      headers: { ...SID, "accept-encoding": "gzip, br" },
    });
    expect(headers["content-encoding"]).toBe("br");
    expect(bytes.length).toBeLessThan(text.length / 4);
  });

  it("forces a full load when navigation crosses policy classes", async () => {
    const rsc = (from?: string) => ({
      ...SID,
      rsc: "1",
      ...(from ? { referer: `https://fjord.dk${from}` } : {}),
    });
    const softly = async (to: string, from?: string) => (await test.get(to, { headers: rsc(from) })).status;
    expect(await softly("/konto/eid", "/konto/hjem")).toBe(200);
    expect(await softly("/casino", "/faq")).toBe(200);
    expect(await softly("/casino")).toBe(200);
    expect(await softly("/konto/eid", "/casino")).toBe(204);
    expect(await softly("/konto/eid")).toBe(204);
    expect(await softly("/casino", "/konto/eid")).toBe(204);
    expect(await softly("/playgame", "/konto/eid")).toBe(204);
    const evil = await test.get("/konto/eid", {
      headers: { ...rsc(), referer: "https://evil.dk/konto/hjem" },
    });
    expect([evil.status, evil.bytes.length, evil.headers["cache-control"]]).toEqual([
      204,
      0,
      "private, no-store",
    ]);
  });
});
