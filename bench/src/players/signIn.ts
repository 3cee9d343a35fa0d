import { COOKIES, encodeConsent } from "@spilhus/contracts";
import type { Browser, BrowserContext, Page } from "playwright";

const NOTHING = encodeConsent({ preferences: false, statistics: false, marketing: false });

/** A phone whose owner has answered every question before, so that a page is measured and no dialog over it. */
export async function answeredContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "da-DK",
    reducedMotion: "reduce",
  });
  await context.addCookies([
    { name: COOKIES.consent.name, value: NOTHING, url: origin },
    { name: COOKIES.marketingPermission.name, value: "declined", url: origin },
  ]);
  return context;
}

/** Where the login stands over a page, and the page the player goes on to. */
export const LOGIN = "/faq?auth=login";

/** Signs a seeded player in through MitID. */
export async function signIn(page: Page, origin: string, userId: string): Promise<void> {
  await page.goto(origin + LOGIN);
  await page.getByRole("dialog", { name: "Log ind" }).getByRole("link", { name: "Log på med MitID" }).click();
  await page.getByLabel("Bruger-id").fill(userId);
  await page.getByRole("button", { name: "Godkend" }).click();
  await page.getByRole("timer").waitFor();
}
