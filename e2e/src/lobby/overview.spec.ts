import type { Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

const cards = (page: Page) => page.getByRole("main").locator('a[href^="/spilside/"]');
const found = async (page: Page) =>
  Number((await page.getByRole("main").getByRole("status").textContent())?.replaceAll(/\D/g, ""));

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search form of the overview leads to an address (R2.16, R1.03)", async ({ page }) => {
    await page.goto("/spiloversigt");
    const all = await found(page);
    const name = (await cards(page).nth(3).textContent())?.trim() ?? "";
    const slug = (await cards(page).nth(3).getAttribute("href")) ?? "";
    expect(name).not.toBe("");
    const field = page.getByRole("main").locator('input[name="q"]');
    await field.fill(slug.replace("/spilside/", "").replaceAll("-", " "));
    await field.press("Enter");
    await expect(page).toHaveURL(/\/spiloversigt\?.*q=/);
    expect(await found(page)).toBeLessThan(all);
    await expect(cards(page).first()).toHaveAttribute("href", slug);
  });

  test("filters combine, and a link removes each (R2.16)", async ({ page }) => {
    await page.goto("/spiloversigt");
    const all = await found(page);
    await page.getByText("Filtre", { exact: true }).click();
    await page.locator('select[name="kategori"]').selectOption("bingo");
    await page.locator("form[data-filters]").getByRole("button").click();
    await expect(page).toHaveURL(/kategori=bingo/);
    const bingo = await found(page);
    expect(bingo).toBeGreaterThan(0);
    expect(bingo).toBeLessThan(all);
    await page.locator('select[name="udbyder"]').selectOption({ index: 1 });
    await page.locator("form[data-filters]").getByRole("button").click();
    await expect(page).toHaveURL(/udbyder=/);
    expect(await found(page)).toBeLessThanOrEqual(bingo);
    await page.locator(".filter-chosen a").first().click();
    await expect(page).not.toHaveURL(/kategori=bingo/);
  });

  test("sorting and paging are part of the address (R2.16)", async ({ page }) => {
    await page.goto("/spiloversigt?sort=name");
    const names = await cards(page).evaluateAll((links) =>
      [...new Set(links.map((link) => link.getAttribute("href")))].slice(0, 8),
    );
    await page.locator('a[href*="sort=rtp"]').click();
    await expect(page).toHaveURL(/sort=rtp/);
    await page.locator('a[href*="sort=name"]').click();
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/sort=name.*side=2|side=2.*sort=name/);
    await expect(page.locator('[aria-current="page"][href*="side=2"]')).toHaveCount(1);
    expect(names).not.toContain(await cards(page).first().getAttribute("href"));
  });

  test("an unknown query parameter changes nothing (R2.16)", async ({ page }) => {
    await page.goto("/spiloversigt?sort=name");
    const before = await page.getByRole("main").innerHTML();
    await page.goto("/spiloversigt?utm_source=x&sort=name&side=0&kategori=%3Cscript%3E");
    expect(await page.getByRole("main").innerHTML()).toBe(before);
  });
});

test("winners are polled every 10 s, and not while the tab is hidden (R1.03, R2.08)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.clock.install();
  let polls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/public/winners")) polls += 1;
  });
  await page.goto("/vindere");
  await expect(page.locator("html")).toHaveAttribute("data-consent");
  // The page arrives with winners; the first poll comes after 10 s.
  await page.clock.runFor(9_000);
  expect(polls).toBe(0);
  await page.clock.runFor(2_000);
  await expect.poll(() => polls).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => polls).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  });
  await page.clock.runFor(60_000);
  expect(polls).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => polls).toBe(3);
});

test("a jackpot's counter goes towards what lies in the pot, and never beyond (R1.03, R2.26)", async ({
  page,
  context,
  request,
  brand,
}) => {
  await answerCookies(context, brand);
  // With reduced motion a counter changes only with a new reading.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  // What is put into the pot within this minute is the test's, whoever else plays on the stack.
  await page.route(/\/public\/jackpots/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await request.get(pathname + search);
    const feed = (await answer.json()) as { serverTime: string; jackpots: Record<string, unknown>[] };
    const jackpots = feed.jackpots.map((pot) => ({
      ...pot,
      ...{ amountOre: 7_000_000, mostOre: 7_000_200, growthOrePerMinute: 600 },
    }));
    await route.fulfill({ json: { ...feed, jackpots } });
  });
  await page.goto("/vindere");
  await expect(page.locator("html")).toHaveAttribute("data-consent");
  const pot = page.locator("[data-jackpot='isfuglens-pulje'] .jackpot-amount");
  const ore = async () => Number((await pot.textContent())?.replaceAll(/\D/g, ""));
  // The server's own amount: at least what the house begins the pot with.
  expect(await ore()).toBeGreaterThanOrEqual(1_000_000);
  await page.clock.runFor(11_000);
  await expect.poll(ore).toBeGreaterThanOrEqual(7_000_000);
  const before = await ore();
  await page.clock.runFor(5_000);
  await expect.poll(ore).toBeGreaterThan(before);
  await page.clock.runFor(15_000);
  await expect.poll(ore).toBe(7_000_200);
  await page.clock.runFor(5_000);
  expect(await ore()).toBe(7_000_200);
});
