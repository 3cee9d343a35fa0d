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

test("lower parts are laid out when the page is idle without visible shifts, and a navigation does not wait for them", async ({
  page,
}) => {
  const shifted = await watchLayoutShifts(page);
  await page.addInitScript(() => {
    const idle: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (act: () => void) => idle.push(act),
      // Wait as long as the page keeps requesting idle callbacks.
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
  // Only the first document has the mark, and only until its code has loaded.
  await expect(page.locator("html")).not.toHaveAttribute("data-arrival");
  expect(await isLaidOut(sections.last())).toBe(false);

  await page.evaluate(() => {
    // Set by the init script above.
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

test("an anchor or a return visit finds every part in place, and its text is in the accessibility tree (R2.56)", async ({
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
