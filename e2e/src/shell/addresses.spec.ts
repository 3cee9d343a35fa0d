import { COOKIES, EDGE_HEADER } from "@spilhus/contracts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { hasRoute } from "../stack/registeredBrand.ts";
import { localState } from "../stack/localState.ts";
import { siteUrl } from "../stack/sites.ts";

test("a trailing slash is redirected away and the query is kept (R2.54)", async ({ request }) => {
  const answer = await request.get("/faq/?a=1", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()["location"]).toMatch(/\/faq\?a=1$/);
});

test("underscores in a game page's name become hyphens (R2.22, R2.52)", async ({ request }) => {
  const answer = await request.get("/spilside/et_spil_her", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()["location"]).toMatch(/\/spilside\/et-spil-her$/);
});

test("an unknown path is a 404 with the brand's own page, and a status message for calls (R2.55, R8.05)", async ({
  page,
  request,
}) => {
  const answer = await page.goto("/findes-ikke");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.locator("main")).toHaveAttribute("data-status", "Page Not Found");
  await expect(page.getByRole("main").getByRole("link", { name: "Til forsiden" })).toBeVisible();
  const call = await request.get("/findes-ikke", { headers: { accept: "application/json" } });
  expect(await call.json()).toMatchObject({
    error: { message: "Page not found: /findes-ikke", statusCode: 404 },
  });
});

test("the not-found page keeps the shell and the legal duties, in the visitor's language (R2.55, R2.57)", async ({
  page,
  context,
  brand,
  complaints,
}) => {
  await answerCookies(context, brand);
  const lost = ["/findes-ikke", "/blog/der-findes-ingen-saadan-artikel", "/BLOG", "/spin-kompasset/x"];
  if (!(await hasRoute(brand, "casino"))) lost.push("/casino");
  if (!(await hasRoute(brand, "wheel"))) lost.push("/spin-kompasset");
  for (const path of lost) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByText("Tilladelse fra Spillemyndigheden", { exact: true })).toBeVisible();
    const duties = page.getByRole("complementary", { name: "Spil ansvarligt" });
    await expect(duties.getByText("18+")).toBeVisible();
    for (const name of [/70 22 28 25/, /ROFUS/, /test/i]) {
      await expect(duties.getByRole("link", { name })).toBeVisible();
    }
    await expect(page.locator("[aria-current='page']")).toHaveCount(0);
  }
  await context.addCookies([{ name: COOKIES.locale.name, value: "en", url: siteUrl(brand) }]);
  await page.goto("/findes-ikke");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("complementary", { name: "Play responsibly" })).toBeVisible();
  // The browser logs a document's 404.
  expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
});

test("the edge's stored error page has the shell and the legal duties, and retries the same address (R2.55, R8.18)", async ({
  brand,
  playwright,
}) => {
  const { ports } = await localState();
  const app = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${ports.apps[brand]}` });
  const answer = await app.get("/da/server-error", { headers: { [EDGE_HEADER]: "1" } });
  const html = await answer.text();
  await app.dispose();
  const missing = [
    "<header",
    "<footer",
    'data-status="Internal Server Error"',
    "Tilladelse fra Spillemyndigheden",
    "18+",
    "70 22 28 25",
    "rofus.nu",
    'href="" data-navigation="hard"',
  ].filter((part) => !html.includes(part));
  expect(missing).toEqual([]);
});

test("a malformed parameter is a 404 that says so (R8.04)", async ({ request }) => {
  const call = await request.get("/blog/%C3%86BLE!", { headers: { accept: "application/json" } });
  expect(call.status()).toBe(404);
  expect((await call.json()).error.message).toMatch(/^Page Not Found: \/blog\//);
});

test("an article that does not exist is a 404 (R2.12, R2.55)", async ({ page }) => {
  const answer = await page.goto("/blog/der-findes-ingen-saadan-artikel");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.locator("main")).toHaveAttribute("data-status", "Page Not Found");
});

test("a crawler gets a nearly empty error body (R2.55)", async ({ request }) => {
  const answer = await request.get("/findes-ikke", {
    headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
  });
  expect(answer.status()).toBe(404);
  expect((await answer.text()).length).toBeLessThan(200);
});

test("internal addresses are 404 from outside", async ({ request }) => {
  for (const path of [
    "/da/faq",
    "/en",
    "/da.hero-b",
    "/internal/build",
    "/internal/revalidate",
    "/_next/image?url=%2Fa&w=64&q=75",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("message files exist for each language and are cached for a day (R7.25, R9.02)", async ({ request }) => {
  const build = await (await request.get("/builds/latest.json")).json();
  for (const locale of ["da", "en"]) {
    const answer = await request.get(`/_i18n/${locale}/messages.json?build=${build.id}`);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=86400");
    expect((await answer.json()).shell.skipToContent).toBeTruthy();
  }
  expect((await request.get("/_i18n/de/messages.json")).status()).toBe(404);
});

test("the running build and its routes are published (R7.26)", async ({ request }) => {
  const latest = await (await request.get("/builds/latest.json")).json();
  const meta = await (await request.get(`/builds/meta/${latest.id}.json`)).json();
  expect(meta).toMatchObject({ id: latest.id, timestamp: latest.timestamp });
  expect(meta.routes).toContain("faq");
});

test("an entrance answers under its three addresses and offers what is possible (R2.23)", async ({
  page,
  request,
  brand,
}) => {
  const { games } = await (
    await request.get(`/gateway/games/public/catalogue?brand=${brand}&locale=da&perPage=100`)
  ).json();
  // One that is played today, and one that opens later.
  for (const isPlayable of [true, false]) {
    const { slug } = games.find((game: { isPlayable: boolean }) => game.isPlayable === isPlayable);
    for (const path of [`/games/entrance/${slug}`, `/spil/${slug}`, `/spilleautomater/entrance/${slug}`]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole("link", { name: "Læs om spillet" })).toHaveAttribute(
        "href",
        `/spilside/${slug}`,
      );
      const ways = page.getByRole("link", { name: /Log ind og spil/ });
      await expect(ways, path).toHaveCount(isPlayable ? 1 : 0);
    }
  }
});
