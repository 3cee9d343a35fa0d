import type { Locator, Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 } });
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

const isLaidOut = (section: Locator) =>
  section.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
// A number, put there by `watchShifts`.
const shifted = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "shifted") as number);

test("parts below the first screens are laid out as they come near, and nothing moves on the way down and up", async ({
  page,
}) => {
  await watchShifts(page);
  // A page that never rests.
  await page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));
  await page.goto("/", { waitUntil: "load" });
  const sections = page.locator("main .section");
  expect(await sections.count()).toBeGreaterThan(5);
  expect(await isLaidOut(sections.first())).toBe(true);
  expect(await isLaidOut(sections.last())).toBe(false);

  await scroll(page, 1);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await sections.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(sections.last())).toBe(true);
  await scroll(page, -1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

test("once a page rests all of it is laid out, and nothing that is seen moves; the next page of the tab too", async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto("/");
  const wholePage = () =>
    expect
      .poll(async () => {
        const parts = await page.locator("main .section, footer").all();
        return (await Promise.all(parts.map(isLaidOut))).every(Boolean);
      })
      .toBe(true);
  await wholePage();
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Ofte stillede spørgsmål" }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await wholePage();
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSameDocument") as unknown)).toBe(true);
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
