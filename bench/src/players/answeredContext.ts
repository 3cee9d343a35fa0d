import { COOKIES, encodeConsent } from "@spilhus/contracts";
import type { Browser, BrowserContext } from "playwright";

const NOTHING = encodeConsent({ preferences: false, statistics: false, marketing: false });

/** Answers every question that would cover a page. */
export const answerQuestions = (context: BrowserContext, origin: string): Promise<void> =>
  context.addCookies([
    { name: COOKIES.consent.name, value: NOTHING, url: origin },
    { name: COOKIES.marketingPermission.name, value: "declined", url: origin },
  ]);

/** A phone whose owner has answered every question, so that no dialog covers the measured page. */
export async function answeredContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "da-DK",
    reducedMotion: "reduce",
  });
  await answerQuestions(context, origin);
  return context;
}
