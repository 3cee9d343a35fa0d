import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a missing script of the build reloads the page once, not again within 10 s (R8.07, R9.05)", async ({
  page,
}) => {
  await page.clock.install();
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto("/faq");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  expect(loads).toBe(1);
  // The bundler's error when a file of an older build is gone.
  const fail = () => {
    void Promise.reject(Object.assign(new Error("Failed to load chunk /_next/static/chunks/gone.js"), {}));
  };
  await page.evaluate(fail);
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState("load");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  await page.evaluate(fail);
  await page.clock.runFor(5_000);
  expect(loads).toBe(2);
});

test("a navigation whose script is blocked reaches its page by one reload (R8.07)", async ({ page }) => {
  await page.goto("/kundeservice");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  const navigations: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname);
  });
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  const target = "/vindere";
  await page.locator(`a[href="${target}"]`).first().dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await page.unroute("**/_next/static/chunks/*.js");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(navigations.length).toBeLessThanOrEqual(2);
});

test("a new build is announced once; the message survives a navigation and offers a reload (R7.26, R3.06, R4.10)", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "00000000000000000000", timestamp: Date.now() } }),
  );
  await page.goto("/kundeservice");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  const message = page.getByText("Der er kommet en ny udgave af siden.");
  await expect(message).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(message).toBeVisible();
  await page.clock.runFor(180_000);
  await expect(message).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Ofte stillede spørgsmål" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(message).toBeVisible();
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("button", { name: "Opdater siden" }).click();
  await reloaded;
});

test("the newest build shows no message (R7.26)", async ({ page }) => {
  await page.clock.install();
  await page.goto("/kundeservice");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  const poll = page.waitForResponse("**/builds/latest.json");
  await page.clock.runFor(61_000);
  expect((await poll).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Opdater siden" })).toHaveCount(0);
});

test("an exception during rendering shows the error view with a way on, inside the shell (R8.18, R2.55)", async ({
  page,
  request,
}) => {
  await page.goto("/kundeservice");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  // A page whose payload lacks the data of an island.
  await page.route("**/vindere*", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // Not `route.fetch()`: Node may not resolve the brand's local host name.
    const answer = await request.get(pathname + search, { headers: route.request().headers() });
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"initial":', '"initiel":'),
    });
  });
  await page.getByRole("banner").locator('a[href="/vindere"]').first().dispatchEvent("click", { button: 0 });
  const view = page.getByRole("main").locator('[data-status="Internal Server Error"]');
  await expect(view.getByRole("heading", { level: 1 })).toHaveText("Noget gik galt hos os");
  await expect(view.getByRole("button", { name: "Prøv igen" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Spil ansvarligt" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await view.getByRole("link", { name: "Til forsiden" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(view).toHaveCount(0);
});

test("a crawler gets no drawn error page for any address (R2.55)", async ({ request }) => {
  for (const path of ["/findes-ikke", "/blog/findes-ikke", "/spilside/findes-ikke", "/da/faq"]) {
    const answer = await request.get(path, {
      headers: { accept: "text/html", "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" },
    });
    expect(answer.status(), path).toBe(404);
    const body = await answer.text();
    expect(body.length, path).toBeLessThan(200);
    expect(body, path).not.toContain("<");
  }
});
