import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BROWSER, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";
import { documentOf } from "../../testing/pageDouble.ts";

describe("headers of every answer", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
  });
  afterAll(() => test.stop());

  it.each([
    ["a page", "/faq", 200],
    ["a redirect", "/faq/", 308],
    ["a missing page", "/findes-ikke", 404],
    ["a refused address", "/%ff", 400],
    ["a file", "/_next/static/chunks/a.js", 200],
    ["a missing file", "/_next/static/chunks/a", 404],
    ["a call", "/gateway/games/public/winners", 200],
    ["an unknown call", "/gateway/games/private", 404],
    ["the manifest of builds", "/builds/nothing", 404],
    ["a language that is not", "/_locale/de", 404],
  ])("are strict on %s (asvs:3.4.4, asvs:3.4.5)", async (_, path, status) => {
    const answered = await test.get(path, { headers: { accept: "text/html", "user-agent": BROWSER } });
    expect(answered.status).toBe(status);
    expect(answered.headers).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    expect(answered.headers["permissions-policy"]).toContain("camera=()");
    expect(answered.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("let a page with a game fill the screen and sound, and no other page ask for more", async () => {
    const permissionsOf = async (path: string) => (await test.get(path)).headers["permissions-policy"];
    expect(await permissionsOf("/playgame/login")).toContain(
      "fullscreen=(self), autoplay=(self), screen-wake-lock=(self)",
    );
    for (const path of ["/", "/faq", "/payments/pending/tx-1"])
      expect(await permissionsOf(path)).not.toMatch(/fullscreen|autoplay|wake-lock/);
  });

  it("have no HSTS on a plain local address", async () => {
    const { headers } = await test.get("/faq", { host: "fjord.localhost:3000" });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  it("allow the framework's scripts only, and log any other", async () => {
    test.app.handle = (_, response) =>
      answer(response, 200, { "content-type": "text/html" }, documentOf("x", "<script>alert(1)</script>"));
    const { headers } = await test.get("/om-os");
    expect(String(headers["content-security-policy"]).match(/'sha256-/g)).toHaveLength(2);
    expect(test.logged).toContainEqual({
      level: "warn",
      message: "inline script refused",
      details: { path: "/da/om-os", script: "alert(1)" },
    });
    test.app.handle = test.pages.handle;
  });

  it("make a page an error whose policy would exceed 4 KB", async () => {
    const many = Array.from(
      { length: 90 },
      (_, index) => `<script>self.__next_f.push([2,${index}])</script>`,
    );
    test.app.handle = (_, response) =>
      answer(response, 200, { "content-type": "text/html" }, documentOf("x", many.join("")));
    expect((await test.get("/kundeservice")).status).toBe(502);
    test.app.handle = test.pages.handle;
  });
});
