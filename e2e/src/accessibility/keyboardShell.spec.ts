import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { focusStop, hiddenStops } from "./focusStop.ts";

// Recording every press of Tab takes longer than the press.
test.use({ trace: "off" });

for (const [screen, viewport] of [
  ["a phone", PHONE],
  ["a desktop", { width: 1440, height: 900 }],
] as const) {
  test(`no focused element on ${screen} is hidden under header, tab bar or messages, forwards and backwards (WCAG 2.4.11)`, async ({
    page,
    context,
    brand,
  }) => {
    test.setTimeout(60_000);
    await answerCookies(context, brand);
    await page.setViewportSize(viewport);
    await page.goto("/");
    await started(page);
    expect(await hiddenStops(page, "Tab", 90)).toEqual([]);
    expect(await hiddenStops(page, "Shift+Tab", 60)).toEqual([]);
  });
}

test("no focused element is hidden under the cookie banner (WCAG 2.4.11)", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/kundeservice");
  await expect(page.getByRole("dialog", { name: "Vi bruger cookies" })).toBeVisible();
  await page.getByRole("main").focus();
  expect(await hiddenStops(page, "Tab", 40)).toEqual([]);
});

test("items of a scrolling row come into view in order, and the keyboard leaves the row again", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.setViewportSize({ width: 1440, height: 900 });
  // A round that began is hidden a minute later.
  await page.clock.setFixedTime(Date.now());
  await page.goto("/");
  await started(page);
  // A rail of games, or the strip of the day's times; the rail of what can be played now may be too short to scroll.
  const rail = page
    .locator(".rail, .times-strip ul")
    .filter({ has: page.locator("li:nth-child(5)") })
    .first();
  // Links are told apart by a mark: the text of a round changes when the round begins.
  const marks = await rail
    .getByRole("link")
    .evaluateAll((links) => links.map((link, index) => (link.dataset.mark = String(index))));
  expect(marks.length).toBeGreaterThan(4);
  await rail.getByRole("link").first().focus();
  const visited: string[] = [];
  // The browser may draw scroll buttons between the cards and the next element.
  for (let press = 0; press < marks.length + 6; press += 1) {
    const mark = await rail.evaluate((scroller) => {
      const focused = document.activeElement;
      return focused instanceof HTMLElement && scroller.contains(focused) ? focused.dataset.mark : undefined;
    });
    if (mark !== undefined) {
      visited.push(mark);
      expect(await focusStop(page), mark).toMatchObject({ isSeen: true });
    }
    await page.keyboard.press("Tab");
  }
  expect(visited).toEqual(marks);
  expect(await rail.evaluate((scroller) => scroller.contains(document.activeElement))).toBe(false);
});

test("the phone menu takes the focus, gives it back, and never covers the next stop (WCAG 2.4.3, 2.4.11)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.setViewportSize(PHONE);
  await page.goto("/kundeservice");
  await started(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const panel = page.locator("[popover]:popover-open");

  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  const close = panel.getByRole("button", { name: "Luk menuen" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(menu).toBeFocused();

  await page.keyboard.press("Space");
  const stops = await panel.getByRole("link").count();
  expect(stops).toBeGreaterThan(5);
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press("Tab");
    await expect(panel.locator(":focus")).toHaveCount(1);
    expect(await focusStop(page)).toMatchObject({ isSeen: true });
  }
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(menu).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await panel.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(panel).toHaveCount(0);
  expect(await focusStop(page)).toMatchObject({ isSeen: true });
  await expect(menu).not.toBeFocused();

  await menu.focus();
  await page.keyboard.press("Enter");
  await panel.locator('a[href="/faq"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/faq$/);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("the tab bar comes between header and content, and each of its links is reached (WCAG 2.4.3) @only-nordlys", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.setViewportSize(PHONE);
  await page.goto("/faq");
  const parts: string[] = [];
  const tabs: string[] = [];
  for (let press = 0; press < 30 && parts.at(-1) !== "content"; press += 1) {
    await page.keyboard.press("Tab");
    const { part, text } = await page.evaluate(() => {
      const focused = document.activeElement;
      const of = focused?.closest("main") ? "content" : focused?.closest(".tab-bar") ? "tab bar" : "header";
      return { part: of, text: focused?.textContent ?? "" };
    });
    if (parts.at(-1) !== part) parts.push(part);
    if (part === "tab bar") tabs.push(text);
  }
  expect(parts).toEqual(["header", "tab bar", "content"]);
  expect(tabs).toHaveLength(5);
  expect(tabs.at(-1)).toBe("Menu");
});
