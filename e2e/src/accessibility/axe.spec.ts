import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ROUTES } from "@spilhus/routes";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const REPRESENTATIVE = [
  "/",
  "/spiloversigt",
  "/blog",
  "/faq",
  "/kundeservice",
  "/vindere",
  "/konkurrence",
  "/ansvarligt-spil",
];
const SLUGS = /\{(\w+)\}/;

// Recording every step of an audit takes longer than the audit.
test.use({ trace: "off" });

/** What axe finds on a page, one line a finding. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(RULES)
    // Otherwise a second page is opened for every result.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${page.url()} ${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

async function visitAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push(...(await findings(page)));
  }
  return found;
}

test.describe("with both questions answered", () => {
  // What moves has no settled colour.
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ context, brand }) => answerCookies(context, brand));

  test("no page kind has an axe violation on a desktop", async ({ page, request }) => {
    test.setTimeout(180_000);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    const paths = ROUTES.flatMap(({ path }) => {
      if (!SLUGS.test(path)) return known.includes(path) ? [path] : [];
      const start = path.split("{")[0] ?? path;
      return known.filter((candidate) => candidate.startsWith(start)).slice(0, 1);
    });
    expect(paths.length).toBeGreaterThan(20);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await visitAll(page, [...paths, "/findes-ikke"])).toEqual([]);
  });

  for (const width of [320, 390, 768, 1920]) {
    test(`representative pages have no axe violation and no sideways scrolling at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const path of REPRESENTATIVE) {
        found.push(...(await visitAll(page, [path])));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) found.push(`${path} is ${overflow} px wider than the screen`);
      }
      expect(found).toEqual([]);
    });
  }

  test("the mobile navigation opens, has no axe violation and closes on Escape, giving focus back", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    const panel = page.locator("[popover]:popover-open");
    await expect(panel).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(menu).toBeFocused();
  });

  test("the keyboard meets the skip link first, then the header, and lands in the content", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/faq");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Gå til indholdet" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // An announcement with a link may stand before the header.
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1, { timeout: 500 });
    }).toPass({ timeout: 3_000 });
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#indhold$/);
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("the cookie banner and its settings have no axe violation, and Escape closes the settings", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/kundeservice");
  await expect(page.getByRole("dialog", { name: "Vi bruger cookies" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Vælg selv" }).click();
  const settings = page.getByRole("dialog", { name: "Cookieindstillinger" });
  await expect(settings).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
});
