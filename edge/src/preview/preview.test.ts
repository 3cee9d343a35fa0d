import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const SECRET = "the brand's preview secret";
const BYPASS = "__prerender_bypass=0123456789abcdef0123456789abcdef";
const EDITOR = "https://editor.example";

const secret = (value: string) => new URLSearchParams({ _preview: value }).toString();

describe("the draft preview", () => {
  let test: TestEdge;
  beforeEach(async () => {
    test = await startTestEdge({ env: { EDITOR_ORIGIN: EDITOR } });
    const pages = test.app.handle;
    test.app.handle = (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://app");
      if (pathname === "/internal/preview/enter") {
        if (searchParams.get("secret") !== SECRET) return answer(response, 401, {}, "");
        const cookies = [`${BYPASS}; Path=/; HttpOnly; SameSite=lax; Domain=evil.dk`, "other=1"];
        return answer(response, 307, { "set-cookie": cookies, location: "https://evil.dk" }, "");
      }
      return pages(request, response);
    };
  });
  afterEach(() => test.stop());

  /** The cookie of an editor who knew the secret. */
  async function editorsCookie(): Promise<string> {
    const { headers } = await test.get(`/faq?${secret(SECRET)}`);
    return headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  }

  it("begins with the secret, which leaves the address bar at once, and with the declared cookie (R3.07, R6.07)", async () => {
    const { status, headers } = await test.get(`/blog/nyt?a=b&${secret(SECRET)}`);
    expect([status, headers.location]).toEqual([303, "/blog/nyt?a=b"]);
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expect(cookie).toMatch(new RegExp(`^${BYPASS}\\.[\\w-]{43}; Path=/; HttpOnly; Secure; SameSite=None$`));
    expect(headers["cache-control"]).toBe("no-store");
    const asked = new URL(test.app.requests[0]?.url ?? "", "http://app").searchParams;
    expect([asked.get("secret"), asked.get("to")]).toEqual([SECRET, "/blog/nyt"]);
  });

  it.each(["wrong", "", "x".repeat(300)])("does not begin with %j (R6.07)", async (value) => {
    const { status, headers } = await test.get(`/faq?${secret(value)}`);
    expect([status, headers["set-cookie"], headers["cache-control"]]).toEqual([403, undefined, "no-store"]);
  });

  it("ignores a forged cookie (R6.07)", async () => {
    const genuine = await editorsCookie();
    await test.get("/faq");
    for (const cookie of [
      BYPASS,
      `${BYPASS}.${"A".repeat(43)}`,
      genuine.replace("0123", "0124"),
      `${BYPASS}; ${genuine}`,
      `${genuine}x`,
    ]) {
      const { headers, text } = await test.get("/faq", { headers: { cookie } });
      expect([text.includes("|/da/faq|"), headers["cache-control"]], cookie).toEqual([
        true,
        "private, no-cache",
      ]);
    }
    expect(test.app.callsTo("/da/faq")).toHaveLength(1);
  });

  it("ignores the cookie of another brand (R6.07)", async () => {
    const cookie = await editorsCookie();
    await test.get("/faq", { host: "eng.localhost" });
    const { headers } = await test.get("/faq", { host: "eng.localhost", headers: { cookie } });
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(test.otherApp.callsTo("/da/faq")).toHaveLength(1);
  });

  it("shows drafts to the editor only, stores nothing, and passes only its cookie to the app (R6.07)", async () => {
    await test.get("/faq");
    const cookie = `a=1; ${await editorsCookie()}; locale=en`;
    const one = await test.get("/faq", { headers: { cookie } });
    await test.get("/faq", { headers: { cookie, "if-none-match": "*" } });
    expect(test.app.callsTo("/en/faq").map(({ headers }) => headers.cookie)).toEqual([BYPASS, BYPASS]);
    expect(one.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(one.headers).not.toHaveProperty("etag");
    await test.get("/faq", { headers: { cookie: "locale=en" } });
    expect(test.app.callsTo("/en/faq").at(-1)?.headers.cookie).toBeUndefined();
  });

  it("may be framed by the editor, published pages by nobody (R6.07)", async () => {
    const preview = (await test.get("/faq", { headers: { cookie: await editorsCookie() } })).headers;
    expect(preview["content-security-policy"]).toContain(`frame-ancestors ${EDITOR}`);
    expect(preview).not.toHaveProperty("x-frame-options");
    const published = (await test.get("/faq")).headers;
    expect(published["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(published["x-frame-options"]).toBe("DENY");
  });

  it("ends at its own address only, even when the app is down (R6.07)", async () => {
    const { status, headers } = await test.get("/_preview/leave?to=/faq", { headers: { cookie: BYPASS } });
    expect([status, headers.location]).toEqual([303, "/faq"]);
    expect(test.app.requests).toHaveLength(0);
    expect(headers["set-cookie"]).toEqual([
      "__prerender_bypass=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=None",
    ]);
    expect((await test.get("/_preview/enter")).status).toBe(404);
    expect((await test.get("/internal/preview/leave")).status).toBe(404);
  });
});
