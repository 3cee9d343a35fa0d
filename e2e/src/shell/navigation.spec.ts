import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { hasRoute } from "../stack/registeredBrand.ts";

// With motion, as most visitors have it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a link navigates softly, scrolls to the top and moves the focus (R2.56, R7.27)", async ({
  page,
  complaints,
}) => {
  await page.goto("/kundeservice");
  await started(page);
  await page.evaluate(() => {
    document.documentElement.dataset["marker"] = "same document";
    scrollTo(0, document.body.scrollHeight);
  });
  const payload = page.waitForResponse(
    (answer) =>
      answer.url().includes("/faq") &&
      answer.headers()["content-type"]?.includes("text/x-component") === true,
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Ofte stillede spørgsmål" }).click();
  expect((await payload).status()).toBe(200);
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator("html")).toHaveAttribute("data-marker", "same document");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("main")).toBeFocused();
  expect(complaints).toEqual([]);
});

test("a hash scrolls to its element (R2.56)", async ({ page }) => {
  await page.goto("/faq");
  const id = await page.locator("details[id]").last().getAttribute("id");
  await page.goto("/kundeservice");
  await started(page);
  await page.evaluate((target) => {
    const link = document.createElement("a");
    link.href = `/faq#${target}`;
    link.textContent = "til spørgsmålet";
    document.querySelector("main")?.prepend(link);
  }, id);
  await page.getByRole("link", { name: "til spørgsmålet" }).click();
  await expect(page).toHaveURL(new RegExp(`/faq#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("back and forward keep working after soft navigations (R2.56)", async ({ page }) => {
  await page.goto("/kundeservice");
  await started(page);
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: "Ofte stillede spørgsmål" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/kundeservice$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the language changes in place, keeps the path and is remembered (R1.01, R9.03, R3.07)", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  const danish = await page.getByRole("heading", { level: 1 }).textContent();
  await page
    .getByRole("link", { name: /English/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe(danish);
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie?.value).toBe("en");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
});

test("the page has an overlay container, and the button to customer service in its own (R2.57, R4.20)", async ({
  page,
}) => {
  await page.goto("/kundeservice");
  await expect(page.locator("#overlay")).toHaveCount(1);
  const facade = page.locator("#support-chat > *");
  await expect(facade).toHaveCount(1);
  await expect(facade).toHaveAccessibleName("Hjælp");
  await expect(facade).toBeVisible();
  // A page whose route the brand does not list has it for players alone.
  await page.goto("/cookiepolitik");
  await expect(page.getByRole("link", { name: "Hjælp", exact: true })).toBeHidden();
});

test("at start service workers are unregistered and caches are deleted (R2.59)", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(async () => {
    const cache = await caches.open("from-an-older-site");
    await cache.put("/old", new Response("old"));
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("/spin-kompasset has a coloured background where the brand has the page (R2.24)", async ({
  page,
  brand,
}) => {
  const answer = await page.goto("/spin-kompasset");
  if (!(await hasRoute(brand, "wheel"))) {
    expect(answer?.status()).toBe(404);
    return;
  }
  await expect(page.locator(".page")).toHaveAttribute("data-hero", "colour");
});

test("/konkurrence has the simple layout: no navigation, but the legal duties (R2.20, R2.53)", async ({
  page,
}) => {
  await page.goto("/konkurrence");
  await expect(page.locator(".page")).toHaveAttribute("data-layout", "simple");
  await expect(page.getByRole("navigation", { name: "Hovedmenu" }).getByRole("link")).toHaveCount(0);
  await expect(page.getByText("Tilladelse fra Spillemyndigheden").first()).toBeVisible();
});
