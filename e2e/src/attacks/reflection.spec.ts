import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

const ATTACKS = [
  `<script>window.canary=1</script>`,
  `</script><script>window.canary=1</script>`,
  `"><img src=x onerror=window.canary=1>`,
  `</title></textarea></noscript><svg onload=window.canary=1>`,
  `'-window.canary-'\u2028window.canary=1//`,
  `]]><!--<script>window.canary=1`,
  `{{constructor.constructor('window.canary=1')()}}`,
  `javascript:window.canary=1`,
  `\\u003cscript>window.canary=1`,
];

test("a search for markup is shown as text in the page, its data and its payload", async ({
  page,
  context,
  request,
  brand,
}) => {
  await answerCookies(context, brand);
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) violations.push(message.text());
  });
  for (const attack of ATTACKS) {
    const path = `/spiloversigt?q=${encodeURIComponent(attack)}`;
    await page.goto(path);
    await expect(page.locator("#game-search")).toHaveValue(attack.replaceAll(/\s+/g, " "));
    await expect(page.locator("img[src=x], svg[onload]")).toHaveCount(0);
    expect(await page.evaluate(() => "canary" in window), attack).toBe(false);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const text of data) expect(() => JSON.parse(text), attack).not.toThrow();
    const payload = await request.get(path, { headers: { rsc: "1" } });
    expect(payload.headers()["content-type"], attack).toBe("text/x-component");
    expect(payload.headers()["x-content-type-options"]).toBe("nosniff");
  }
  expect(violations).toEqual([]);
});

test("an unknown filter value is not written into the page", async ({ request }) => {
  for (const name of ["kategori", "udbyder", "tema", "nye", "jackpot", "sort", "side", "ukendt"]) {
    const search = `?${name}=${encodeURIComponent("kanarie<i>")}`;
    const document = await request.get(`/spiloversigt${search}`, { maxRedirects: 0 });
    const payload = await request.get(`/spiloversigt${search}`, { headers: { rsc: "1" } });
    expect([document.status(), payload.status()], name).toEqual([name === "ukendt" ? 200 : 302, 200]);
    expect(document.headers()["location"] ?? "/spiloversigt", name).toBe("/spiloversigt");
    expect(await document.text(), name).not.toContain("kanarie");
    expect(await payload.text(), name).not.toContain("kanarie");
  }
});
