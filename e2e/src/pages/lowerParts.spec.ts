import type { Locator, Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchLayoutShifts } from "../fixtures/watchLayoutShifts.ts";

test.use({ viewport: PHONE });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
const lowerParts = (page: Page) => page.locator("main .section, footer");

test("parts below the first screens are laid out once the page rests, and nothing that is seen moves; a next page waits for nothing", async ({
  page,
}) => {
  const shifted = await watchLayoutShifts(page);
  await page.addInitScript(() => {
    const idle: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (act: () => void) => idle.push(act),
      // As long as the page answers an idle moment by waiting for the next.
      rest: () => {
        for (let act = idle.shift(); act; act = idle.shift()) act();
      },
    });
  });
  await page.goto("/");
  const sections = page.locator("main .section");
  expect(await sections.count()).toBeGreaterThan(5);
  expect(await isLaidOut(sections.first())).toBe(true);
  expect(await isLaidOut(sections.last())).toBe(false);
  // Only the document that was arrived at says so, and only until its code is there.
  await expect(page.locator("html")).not.toHaveAttribute("data-arrival");
  expect(await isLaidOut(sections.last())).toBe(false);

  await page.evaluate(() => {
    // Put there above.
    (Reflect.get(globalThis, "rest") as () => void)();
  });
  await expect
    .poll(async () => Promise.all((await lowerParts(page).all()).map(isLaidOut)))
    .not.toContain(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shifted()).toBeLessThanOrEqual(0.02);

  await page.getByRole("contentinfo").getByRole("link", { name: "Ofte stillede spørgsmål" }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => isLaidOut(sections.last())).toBe(true);
});

test("who comes to an anchor, or comes again, finds every part in its place, and a reader its words (R2.56)", async ({
  page,
}) => {
  await page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));
  await page.goto("/");
  const heading = page.locator("main .section h2[id]").last();
  const id = await heading.getAttribute("id");
  const words = (await heading.textContent()) ?? "";
  expect(await isLaidOut(page.locator("main .section").last())).toBe(false);
  await expect(page.getByRole("heading", { name: words, exact: true })).toHaveCount(1);
  await page.goto("about:blank");
  await page.goto(`/#${id}`);
  const part = page.locator(`[id="${id}"]`);
  await expect(part).toBeInViewport();
  await page.reload();
  await expect(part).toBeInViewport();
  expect(await isLaidOut(page.locator("main .section").last())).toBe(true);
});
