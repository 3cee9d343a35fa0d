import type { Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 }, pictures: true });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** What CLS is the sum of, since the page began. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(globalThis, "shifted"));
        Object.assign(globalThis, { shifted: before + Number(Reflect.get(entry, "value")) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Scrolls as far as the page goes, frame by frame, half a screen each. */
const scroll = (page: Page, direction: 1 | -1) =>
  page.evaluate(async (way) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let step = 0; step < 200; step += 1) {
      const before = scrollY;
      scrollBy({ top: (way * innerHeight) / 2, behavior: "instant" });
      await frame();
      await frame();
      if (scrollY === before) return;
    }
  }, direction);

test("parts below the first screens are laid out as they come near, and nothing moves on the way down and up", async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto("/", { waitUntil: "load" });
  const sections = page.locator("main .section");
  const isLaidOut = (index: number) =>
    sections
      .nth(index)
      .evaluate((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await sections.count()).toBeGreaterThan(5);
  expect(await isLaidOut(0)).toBe(true);
  expect(await isLaidOut(-1)).toBe(false);

  await scroll(page, 1);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await sections.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(-1)).toBe(true);
  await scroll(page, -1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // A number, put there above.
  expect(await page.evaluate(() => Reflect.get(globalThis, "shifted") as number)).toBeLessThanOrEqual(0.02);
});

test("an address leads to a part that is not laid out yet, and a reader finds its words (R2.56)", async ({
  page,
}) => {
  await page.goto("/");
  const heading = page.locator("main .section h2[id]").last();
  const id = await heading.getAttribute("id");
  const words = (await heading.textContent()) ?? "";
  await expect(page.getByRole("heading", { name: words, exact: true })).toHaveCount(1);
  await page.goto(`/#${id}`);
  await page.reload();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
