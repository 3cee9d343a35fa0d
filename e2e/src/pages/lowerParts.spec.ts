import type { Locator } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test("the footer is laid out when it comes near, or once the page rests", async ({ page }) => {
  await page.goto("/");
  await expect.poll(() => isLaidOut(page.getByRole("contentinfo"))).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
