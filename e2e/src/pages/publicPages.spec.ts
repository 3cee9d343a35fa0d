import type { Page } from "@playwright/test";
import { ROUTES, type Route } from "@spilhus/routes";
import { findingsAtWidths, WIDTHS } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { blockPictures } from "../fixtures/blockPictures.ts";
import { PHONE } from "../fixtures/phone.ts";
import { expect, test } from "../fixtures/test.ts";
import { hasRoute } from "../stack/registeredBrand.ts";

// Desktop pictures take twice as long to render and prove nothing more than a phone's. Recording every step of an audit
// takes longer than the audit.
test.use({ pictures: true, trace: "off", viewport: PHONE });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** Each public page's route and requirement id. */
const PAGES = [
  ["front", "R2.01, R1.03"],
  ["faq", "R2.02"],
  ["banko", "R2.03"],
  ["bingo", "R2.04"],
  ["about", "R2.05"],
  ["casino", "R2.06"],
  ["signup", "R2.07"],
  ["winners", "R2.08"],
  ["affiliate", "R2.09, R1.05"],
  ["mobile-app", "R2.11, R1.05"],
  ["blog", "R2.12, R1.05"],
  ["terms", "R2.13"],
  ["customer-service", "R2.14"],
  ["press", "R2.15"],
  ["game-overview", "R2.16"],
  ["cookie-policy", "R2.17"],
  ["privacy-policy", "R2.18"],
  ["responsible-gaming", "R2.19"],
  ["competition", "R2.20"],
  ["slots", "R2.21"],
  ["wheel", "R2.24"],
  ["tv", "R2.25"],
  ["accessibility", "R2.53"],
] as const;

const routes: readonly (Route & { readonly id: string })[] = ROUTES;
const pathOf = (id: string) => routes.find((route) => route.id === id)?.path ?? "";

/** Expects one headline, content, and what the law requires on every page. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Tilladelse fra Spillemyndigheden").first()).toBeVisible();
  await expect(page.getByText("18+").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /70 22 28 25/ }).first()).toBeVisible();
  await expect(page.locator("main")).not.toBeEmpty();
}

for (const [id, ids] of PAGES) {
  const path = pathOf(id);

  test(`${path} is complete in Danish, with no console error, axe violation or sideways scrolling from 320 to 1920 px (${ids})`, async ({
    page,
    brand,
    complaints,
  }) => {
    // With pictures, which a new state renders now; a busy machine needs time for them.
    test.setTimeout(120_000);
    const answer = await page.goto(path, { waitUntil: "load" });
    if (!(await hasRoute(brand, id))) {
      expect(answer?.status()).toBe(404);
      return;
    }
    expect(answer?.status()).toBe(200);
    await expectComplete(page);
    expect(complaints).toEqual([]);
    // The other widths test the layout only.
    await blockPictures(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectComplete(page);
    expect(await findingsAtWidths(page, WIDTHS)).toEqual([]);
  });
}

test("every page of the sitemap with a fixed path is tested above", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const visited = PAGES.map(([id]) => pathOf(id));
  const own = routes.map(({ path }) => path).filter((path) => known.includes(path));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((path) => !visited.includes(path))).toEqual([]);
});
