import { test as base } from "@playwright/test";
import { COOKIES, encodeConsent } from "@spilhus/contracts";
import { blockPictures } from "../fixtures/blockPictures.ts";
import { COPY_PORT, copyUrl, WISH } from "./generatedBrand.ts";

const url = copyUrl(WISH.id);

/** A visitor of the generated brand who has answered its questions, and an HTTP client. */
export const test = base.extend({
  baseURL: url,
  context: async ({ context }, use) => {
    const nothing = { preferences: false, statistics: false, marketing: false };
    await context.addCookies([
      { name: COOKIES.consent.name, value: encodeConsent(nothing), url },
      { name: COOKIES.marketingPermission.name, value: "declined", url },
    ]);
    await use(context);
  },
  page: async ({ page }, use) => {
    await blockPictures(page);
    await use(page);
  },
  // Browsers resolve *.localhost themselves; Node asks the operating system, which may not.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${COPY_PORT}`,
      extraHTTPHeaders: { host: new URL(url).host },
    });
    await use(request);
    await request.dispose();
  },
});

export { expect } from "@playwright/test";
