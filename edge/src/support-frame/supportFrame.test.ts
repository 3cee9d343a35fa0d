import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

let test: TestEdge;
let without: TestEdge;
const VENDORS = { consent: "local", supportWorkspace: "fjordspace" } as const;
beforeAll(async () => {
  test = await startTestEdge({ brand: { vendors: VENDORS } });
  without = await startTestEdge();
});
afterAll(() => Promise.all([test.stop(), without.stop()]));
const frame = (path: string, host = "support.fjord.localhost") => test.get(path, { host });
const policyOf = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  new Map(
    String(headers["content-security-policy"])
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
  );

describe("the host of the vendor's chat (R7.29)", () => {
  it("serves the frame under its own policy, which only the brand's page may frame", async () => {
    const answer = await frame("/frame");
    expect(answer.status).toBe(200);
    const policy = policyOf(answer.headers);
    expect(policy.get("frame-ancestors")).toBe("http://fjord.localhost");
    expect(policy.get("script-src")).toContain("https://widget.intercom.io");
    expect(policy.get("default-src")).toBe("'none'");
    expect(answer.headers["x-frame-options"]).toBeUndefined();
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("names the vendor's region eu, the workspace and the page's exact origin (R9.10)", async () => {
    const { text } = await frame("/frame");
    expect(text).toContain('data-api="https://api-iam.eu.intercom.io"');
    expect(text).toContain('data-workspace="fjordspace"');
    expect(text).toContain('data-page="http://fjord.localhost"');
    const secure = await frame("/frame", "support.fjord.dk");
    expect(secure.text).toContain('data-page="https://fjord.dk"');
    expect(policyOf(secure.headers).get("frame-ancestors")).toBe("https://fjord.dk");
  });

  it("serves its script, which a page of the brand does not allow", async () => {
    const script = await frame("/frame.js");
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.text).toContain("language_override");
    expect((await test.get("/frame.js")).text).not.toContain("language_override");
  });

  it.each([
    "/",
    "/faq",
    "/gateway/user-auth/api/v1/public/session-info",
    "/_consent",
    "/brand/site.css",
    "/frame/x",
  ])("has nothing of the site at %s", async (path) => {
    const answer = await frame(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("canary");
  });

  it("takes no call, whatever cookies come with it", async () => {
    const headers = { cookie: "__Host-sid=secret", "content-type": "application/json" };
    const answer = await test.get("/gateway/support/public/identity", {
      ...{ host: "support.fjord.localhost", method: "POST", headers, body: "{}" },
    });
    expect(answer.status).toBe(405);
    expect(test.gateway.callsTo("/gateway/support/public/identity")).toEqual([]);
  });

  it("is not there for a brand without a vendor, and for no other host", async () => {
    expect((await without.get("/frame", { host: "support.fjord.localhost" })).status).toBe(404);
    expect((await frame("/frame", "support.eng.localhost")).status).toBe(404);
    expect((await frame("/frame", "support.support.fjord.localhost")).status).toBe(404);
    expect((await frame("/frame", "xsupport.fjord.localhost")).status).toBe(404);
  });
});

describe("a page of a brand with a vendor's chat", () => {
  it("may frame that one host, keeps its own policy, and names no host of the vendor (R2.57)", async () => {
    const policy = policyOf((await test.get("/faq", { host: "fjord.localhost" })).headers);
    expect(policy.get("frame-src")).toBe("http://support.fjord.localhost:*");
    expect(policy.has("require-trusted-types-for")).toBe(true);
    expect([...policy.values()].join(" ")).not.toContain("intercom");
  });

  it.each(["/playgame", "/payments/redirect-assistant"])(
    "frames nothing of it at %s (R4.20)",
    async (path) => {
      const { headers } = await test.get(path);
      expect(String(headers["content-security-policy"])).not.toContain("support.fjord");
    },
  );

  it("of a brand without one frames nothing", async () => {
    expect(policyOf((await without.get("/faq")).headers).has("frame-src")).toBe(false);
  });
});
