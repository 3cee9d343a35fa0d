import { COOKIES, encodeConsent } from "@spilhus/contracts";
import type { Browser, BrowserContext } from "playwright";

/** Answers every question that would cover a page: nothing is allowed, or preferences, which customer service needs. */
export const answerQuestions = (
  context: BrowserContext,
  origin: string,
  { preferences = false }: { readonly preferences?: boolean } = {},
): Promise<void> =>
  context.addCookies([
    {
      name: COOKIES.consent.name,
      value: encodeConsent({ preferences, statistics: false, marketing: false }),
      url: origin,
    },
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
