import { COOKIES, encodeConsent } from "@spilhus/contracts";
import type { Browser, BrowserContext } from "playwright";

const NOTHING = encodeConsent({ preferences: false, statistics: false, marketing: false });

/** A phone whose owner has answered every question, so that no dialog covers the measured page. */
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
