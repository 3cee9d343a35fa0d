import { answerCookies } from "../fixtures/answerCookies.ts";
import { rawRequest } from "./rawRequest.ts";
import { expect, test } from "./test.ts";
import { started } from "../fixtures/started.ts";

test.use({ pictures: true });

const CLOSE = "Connection: close";
/** The answer without the parts that differ on purpose. */
const comparable = ({ status, headers, body }: Awaited<ReturnType<typeof rawRequest>>) => {
  const { date: _date, "x-request-id": _id, age: _age, ...rest } = headers;
  return { status, headers: rest, body };
};

test("an unknown host gets a neutral 404 that names no brand", async ({ brand, door }) => {
  const answer = await rawRequest(door, [
    "GET / HTTP/1.1",
    "Host: www.example.com",
    "Accept: text/html",
    CLOSE,
  ]);
  expect(answer.status).toBe(404);
  expect(answer.body.toLowerCase()).not.toContain(brand);
});

test("two hosts, no host and the absolute form are refused", async ({ door }) => {
  const host = `Host: ${door.host}`;
  for (const lines of [
    ["GET / HTTP/1.1", host, "Host: evil.example", CLOSE],
    ["GET / HTTP/1.1", CLOSE],
    [`GET http://${door.host}/ HTTP/1.1`, host, CLOSE],
    ["GET http://evil.example/ HTTP/1.1", host, CLOSE],
  ]) {
    expect((await rawRequest(door, lines)).status, lines.join(" | ")).toBe(400);
  }
});

test("undecodable, disguised and over-long paths are 400 or 404, never 500", async ({ door }) => {
  for (const path of [
    "/%ff",
    "/%E0%A4%A",
    "/%",
    "/blog/%00",
    "/blog/%E0%A4%A",
    "/spilside/%ff",
    "/..%2f..%2fetc%2fpasswd",
    "/../secret",
    "/a%5cb",
    `/${"a".repeat(3_000)}`,
    `/faq?${"a".repeat(5_000)}`,
    `/blog/${"a-".repeat(900)}a`,
  ]) {
    const { status } = await rawRequest(door, [
      `GET ${path} HTTP/1.1`,
      `Host: ${door.host}`,
      "Accept: text/html",
      CLOSE,
    ]);
    expect([400, 404, 414], `${path.slice(0, 60)}: ${status}`).toContain(status);
  }
});

test("a page takes no POST, PUT or DELETE", async ({ door }) => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    const answer = await rawRequest(door, [
      `${method} /faq HTTP/1.1`,
      `Host: ${door.host}`,
      "Content-Length: 0",
      CLOSE,
    ]);
    expect(answer.status, method).toBe(405);
    expect(answer.headers["allow"], method).toContain("GET");
  }
});

test("internal headers sent by a visitor change nothing", async ({ door }) => {
  const plain = ["GET /faq HTTP/1.1", `Host: ${door.host}`, "Accept: text/html", CLOSE];
  const expected = comparable(await rawRequest(door, plain));
  expect(expected.status).toBe(200);
  for (const header of [
    "Content-Security-Policy: script-src 'nonce-ZXZpbA=='",
    "Content-Security-Policy-Report-Only: script-src 'nonce-ZXZpbA=='",
    "X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware",
    "X-Middleware-Rewrite: /da/spiloversigt",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Server: evil.example",
    "X-Edge: 1",
    "X-Matched-Path: /da/spiloversigt",
    "X-Invoke-Path: /da/spiloversigt",
    "X-Nextjs-Data: 1",
    "X-Now-Route-Matches: 1",
    "Next-Resume: 1",
    "Next-Action: 00aabbccddeeff",
  ]) {
    expect(comparable(await rawRequest(door, [...plain, header])), header).toEqual(expected);
  }
});

test("the policy is on 200 and 304 answers, within 4 KB, without unsafe scripts and with Trusted Types", async ({
  door,
}) => {
  for (const path of ["/", "/faq", "/spiloversigt", "/konkurrence"]) {
    const request = [`GET ${path} HTTP/1.1`, `Host: ${door.host}`, "Accept: text/html", CLOSE];
    const fresh = await rawRequest(door, request);
    expect(fresh.status, path).toBe(200);
    const policy = fresh.headers["content-security-policy"] ?? "";
    expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(4_096);
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src ")) ?? "";
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(fresh.headers["cache-control"]).toBe("private, no-cache");
    // A page may be rendered again between the two requests; then both are repeated.
    await expect(async () => {
      const known = await rawRequest(door, request);
      const unchanged = await rawRequest(door, [...request, `If-None-Match: ${known.headers["etag"] ?? ""}`]);
      expect(unchanged.status, path).toBe(304);
      expect(unchanged.headers["content-security-policy"]).toBe(known.headers["content-security-policy"]);
      expect(unchanged.headers["x-content-type-options"]).toBe("nosniff");
    }).toPass({ timeout: 10_000 });
  }
});

test("there is no image optimiser", async ({ door }) => {
  const path = "/_next/image?url=%2Fbrand%2Ficon.svg&w=64&q=75";
  expect((await rawRequest(door, [`GET ${path} HTTP/1.1`, `Host: ${door.host}`, CLOSE])).status).toBe(404);
});

test("pages and soft navigations in both directions violate no rule of the policy (R7.27)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      // Defined by exposeFunction.
      const host = globalThis as unknown as { reportViolation(violation: string): void };
      host.reportViolation(`${event.effectiveDirective} ${event.sourceFile} ${event.sample}`);
    });
  });
  await page.goto("/kundeservice");
  await started(page);
  await page.evaluate(() => (document.documentElement.dataset["marker"] = "same document"));
  const foot = page.getByRole("contentinfo");
  for (const path of ["/faq", "/blog", "/ansvarligt-spil", "/kundeservice"]) {
    await foot.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator(".page")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await expect(page.locator("html")).toHaveAttribute("data-marker", "same document");
  await page.goto("/");
  await started(page);
  expect(violations).toEqual([]);
});
