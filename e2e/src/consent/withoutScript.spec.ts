import type { BrowserContext, Page } from "@playwright/test";
import { COOKIES, decodeConsent } from "@spilhus/contracts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const answerOf = async (context: BrowserContext) =>
  decodeConsent((await context.cookies()).find(({ name }) => name === COOKIES.consent.name)?.value);
/** Each brand has its own words for it. */
const saved = (page: Page) => page.locator("#cookievalg-gemt");
const answer = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/cookiepolitik#/);
  await expect(saved(page)).toBeVisible();
};

test("consent is given and withdrawn without scripts, with equally prominent answers (R2.17, R3.07)", async ({
  page,
  context,
}) => {
  await page.goto("/cookiepolitik");
  await expect(saved(page)).toHaveCount(1);
  await expect(saved(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Åbn cookieindstillinger" })).toBeHidden();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  const widths = await Promise.all(
    ["Afvis alle", "Gem valg", "Tillad alle"].map(
      async (name) => (await page.getByRole("button", { name, exact: true }).boundingBox())?.width,
    ),
  );
  expect(new Set(widths.map((width) => Math.round(width ?? 0))).size).toBe(1);

  await page.getByRole("checkbox", { name: "Statistik" }).check();
  await answer(page, "Gem valg");
  expect(await answerOf(context)).toEqual({ preferences: false, statistics: true, marketing: false });
  expect(await names(context)).toContain(COOKIES.visitorId.name);

  await answer(page, "Tillad alle");
  expect(await answerOf(context)).toEqual({ preferences: true, statistics: true, marketing: true });
  await page.goto("/faq");
  await page.goto("/cookiepolitik");
  // The boxes beside it do not matter.
  await page.getByRole("checkbox", { name: "Statistik" }).check();
  await answer(page, "Afvis alle");
  expect(await answerOf(context)).toEqual({ preferences: false, statistics: false, marketing: false });
  expect(await names(context)).toEqual([COOKIES.consent.name]);
});
