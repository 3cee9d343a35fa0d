import { ROUTES } from "@spilhus/routes";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { findings, findingsAtWidths, WIDTHS } from "./findings.ts";

// Recording every step of an audit takes longer than the audit.
test.use({ trace: "off" });

test.describe("with both questions answered", () => {
  test.beforeEach(({ context, brand }) => answerCookies(context, brand));

  // Pages with a fixed path are audited in pages/publicPages.spec.ts.
  test("one page of each list and the not-found page have no axe violation and no sideways scrolling from 320 to 1920 px", async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    const kinds = ROUTES.map(({ path }) => path.split("{")).filter(({ length }) => length > 1);
    const paths = kinds.flatMap(([start = ""]) => known.find((path) => path.startsWith(start)) ?? []);
    expect(paths.length).toBeGreaterThan(2);
    const found: string[] = [];
    for (const path of [...paths, "/findes-ikke"]) {
      await page.goto(path);
      found.push(...(await findingsAtWidths(page, WIDTHS)));
    }
    expect(found).toEqual([]);
  });

  test("an audit reports a button without a name and text of low contrast", async ({ page }) => {
    await page.goto("/faq");
    await started(page);
    // Outside the nodes that React owns, because it may draw those again.
    await page.evaluate(() => {
      const pale = Object.assign(document.createElement("p"), { textContent: "18+" });
      Object.assign(pale.style, { color: "#777", background: "#888" });
      document.body.append(document.createElement("button"), pale);
    });
    const found = await findings(page);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/\/faq at 1280 px button-name: .*button/);
    expect(found[1]).toMatch(/color-contrast: .*p .*1\.26/s);
  });

  test("the mobile navigation opens, has no axe violation, closes on Escape and returns the focus", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
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

  test("the skip link is the first stop, then the header; it leads into the content", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/faq");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Gå til indholdet" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // An announcement with a link may precede the header.
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

test("the cookie banner and its settings have no axe violation or complaint, and Escape closes the settings", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/kundeservice");
  await expect(page.getByRole("dialog", { name: "Vi bruger cookies" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Vælg selv" }).click();
  const settings = page.getByRole("dialog", { name: "Cookieindstillinger" });
  await expect(settings).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  expect(complaints).toEqual([]);
});
