import type { Page } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";

const INDEX = "**/public/search-index**";
const field = (page: Page) => page.locator("#game-search");
const list = (page: Page) => page.locator("#game-search-suggestions");
const options = (page: Page) => list(page).getByRole("option");

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** A game of the overview with a long name, and that name with a typing error. */
async function misspelt(page: Page): Promise<{ name: string; typed: string; href: string }> {
  const link = page.getByRole("main").locator('h2 a[href^="/spilside/"], h3 a[href^="/spilside/"]');
  const games = await link.evaluateAll((all) =>
    all.map((one) => ({ name: one.textContent.trim(), href: one.getAttribute("href") ?? "" })),
  );
  const game = games.find(({ name }) => /^\p{L}{2}\p{L}{5,}/u.test(name)) ?? games[0];
  if (!game) throw new Error("The overview lists no game.");
  // Swap two letters of the first word.
  const typed = game.name.replace(/^(..)(.)(.)/u, "$1$3$2");
  return { ...game, typed };
}

for (const locale of ["da", "en"] as const) {
  const words = {
    da: { label: "Søg efter spil", count: /^\d+ forslag$/ },
    en: { label: "Search for games", count: /^\d+ suggestions?$/ },
  }[locale];

  test(`typing with errors suggests the game, and keys lead to it (${locale}) (R2.16)`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/public/search-index")) asked.push(request.url());
    });
    await page.goto("/spiloversigt");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "");
    const { name, typed, href } = await misspelt(page);
    expect(asked).toEqual([]);

    await field(page).focus();
    const combobox = page.getByRole("combobox", { name: words.label });
    await expect(combobox).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.type(typed);
    await expect(options(page).filter({ hasText: name })).toBeVisible();
    await expect(combobox).toHaveAttribute("aria-expanded", "true");
    await expect(combobox).toHaveAttribute("aria-controls", "game-search-suggestions");
    await expect(page.getByRole("listbox", { name: words.label })).toBeVisible();
    await expect(page.locator("[data-search]").getByRole("status")).toHaveText(words.count);

    // Escape closes the list and keeps the text; an arrow opens it again.
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(combobox).toHaveAttribute("aria-expanded", "false");
    await expect(combobox).toHaveValue(typed);
    await page.keyboard.press("ArrowDown");
    await expect(combobox).toHaveAttribute("aria-activedescendant", "game-search-suggestions-1");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(combobox).toBeFocused();

    const place = (await options(page).allTextContents()).findIndex((text) => text.includes(name));
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(3);
    for (let step = 0; step <= place; step += 1) await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(place)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    expect(asked).toHaveLength(1);
  });
}

test("Enter without a suggestion searches, and a suggestion is opened by the mouse (R2.16)", async ({
  page,
}) => {
  await page.goto("/spiloversigt");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  const { name, typed, href } = await misspelt(page);
  await field(page).click();
  await page.keyboard.type(typed);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === typed && url.searchParams.size === 1);
  await expect(page.getByRole("main").locator(`a[href="${href}"]`).first()).toBeVisible();
  await started(page);

  await field(page).fill("");
  await field(page).pressSequentially(typed);
  await options(page).filter({ hasText: name }).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test("text typed before the index has loaded is not lost (R2.16)", async ({ page }) => {
  let send = () => {};
  const typing = new Promise<void>((typed) => (send = typed));
  await page.route(INDEX, async (route) => {
    await typing;
    await route.continue();
  });
  await page.goto("/spiloversigt");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  const { name, typed } = await misspelt(page);
  const asked = page.waitForRequest(INDEX);
  await field(page).focus();
  await asked;
  await page.keyboard.type(typed);
  await expect(field(page)).toHaveValue(typed);
  await expect(options(page)).toHaveCount(0);
  send();
  await expect(options(page).filter({ hasText: name })).toBeVisible();
  await expect(field(page)).toHaveValue(typed);
  await expect(field(page)).toBeFocused();
});

test("when the index fails to load, the field says so, tries again with the next letter, and still works as a form (R2.16)", async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/spiloversigt");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  await field(page).focus();
  await page.keyboard.type("bingo");
  await expect(page.locator("[data-search]").getByRole("status")).toContainText(
    "Forslag virker ikke lige nu",
  );
  await page.unroute(INDEX);
  await page.keyboard.press("Backspace");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type("o");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/spiloversigt\?q=bingo$/);
});
