import type { BrowserContext, Page } from "@playwright/test";
import { COOKIES, encodeConsent } from "@spilhus/contracts";
import { copyUrl, WISH } from "./generatedBrand.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "./test.ts";

const SITE = copyUrl(WISH.id);
/** What stands in for the vendor; its port is chosen at the start. */
const VENDOR_HOST = "supportchat.localhost";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const allow = (context: BrowserContext) =>
  context.addCookies([
    {
      name: COOKIES.consent.name,
      value: encodeConsent({ preferences: true, statistics: true, marketing: true }),
      url: SITE,
    },
  ]);

const facadeOf = (page: Page) => page.getByRole("link", { name: "Hjælp", exact: true });
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Kundeservice" });

test("where the vendor is blocked, phone and mail are offered, and the page is unharmed (support attack 11)", async ({
  page,
  context,
}) => {
  await allow(context);
  await context.route(
    ({ hostname }) => hostname === VENDOR_HOST,
    (route) => route.abort(),
  );
  await page.goto("/faq");
  await started(page);
  await facadeOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole("alert")).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Ring / })).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Skriv til / })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});
