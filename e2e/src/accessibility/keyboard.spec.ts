import type { Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";

/** Presses Tab until the focus is inside the given part; fails after too many presses. */
async function tabTo(page: Page, selector: string, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((part) => document.activeElement?.matches(part) === true, selector)) return;
  }
  throw new Error(`${presses} presses of Tab do not lead to ${selector}.`);
}

test("the cookie question is answered by keyboard without losing the focus (R2.17)", async ({ page }) => {
  await page.goto("/kundeservice");
  const banner = page.getByRole("dialog", { name: "Vi bruger cookies" });
  const settings = page.getByRole("dialog", { name: "Cookieindstillinger" });
  await expect(banner).toBeVisible();
  const choose = banner.getByRole("button", { name: "Vælg selv" });
  await choose.focus();
  await page.keyboard.press("Enter");
  await expect(settings.locator(":focus")).toHaveCount(1);
  // A modal dialog traps Tab; the browser's own controls may come between the last and the first stop.
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest("dialog") ? "inside" : focused?.outerHTML;
    });
    expect(where).toBe("inside");
  }
  await page.keyboard.press("Escape");
  await expect(choose).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  await page.goto("/cookiepolitik");
  await expect(settings).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  const open = page.getByRole("button", { name: "Åbn cookieindstillinger" });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(settings).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

test("games are filtered by keyboard alone, and each stop has a visible focus (R2.16)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/spiloversigt");
  await page.locator("#game-search").focus();
  await tabTo(page, "form[data-filters] summary");
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  expect(outline).toBe(true);
  await page.keyboard.press("Enter");
  await tabTo(page, 'select[name="kategori"]');
  await page.keyboard.type("Bingo");
  await tabTo(page, 'input[name="nye"]');
  await tabTo(page, 'form[data-filters] button[type="submit"]');
  await expect(page.locator(":focus")).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/spiloversigt\?kategori=bingo$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

/** Running animations that last longer than the given milliseconds. */
const movingFor = (page: Page, milliseconds: number) =>
  page.evaluate(
    (limit) =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number(effect?.getComputedTiming().endTime) > limit,
        )
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "?",
        ),
    milliseconds,
  );

for (const [who, reducedMotion, limit] of [
  ["at all for who has asked for less motion", "reduce", 50],
  ["for longer than five seconds for anybody (WCAG 2.2.2)", "no-preference", 5_000],
] as const) {
  test(`nothing moves by itself ${who}`, async ({ page, context, brand }) => {
    await answerCookies(context, brand);
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "");
    expect(await movingFor(page, limit)).toEqual([]);
  });
}

test("offline, a link stays on the page with a message, and works once the connection is back", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.goto("/kundeservice");
  await started(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Ofte stillede spørgsmål" });
  const message = page.getByText("Siden kan ikke hentes uden forbindelse til internettet.");
  await context.setOffline(true);
  await link.click();
  await expect(message).toBeVisible();
  await link.click();
  await expect(message).toHaveCount(1);
  await expect(page).toHaveURL(/\/kundeservice$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Prøv igen" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(message).toHaveCount(0);
});
