import type { Page } from "@playwright/test";
import { findingsAtWidths, WIDTHS } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const hero = (page: Page) => page.locator('[data-hero="game"]');

/** Whether the whole of it is in the window without scrolling. */
async function expectInSight(page: Page, selector: string): Promise<void> {
  const box = await hero(page).locator(selector).boundingBox();
  expect(box, selector).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0), selector).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px a proved game's facts stand on its art, in sight at once (R2.22)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/spilside/isfuglens-skat");
    await expect(hero(page).getByRole("heading", { level: 1 })).toHaveText("Isfuglens Skat");
    await expect(hero(page).getByText("96,00", { exact: false })).toBeVisible();
    await expect(hero(page).getByText("12,17", { exact: false })).toBeVisible();
    await expectInSight(page, "h1");
    await expectInSight(page, "dl");
  });
}

test("a game without proof shows no figures, no button that leads back, and what is proved elsewhere (R2.22)", async ({
  page,
}) => {
  await page.goto("/spilside/frostklokken");
  await expect(hero(page).getByText("Spillet åbner senere")).toBeVisible();
  await expect(page.getByRole("main").getByText("Tilbagebetalingsprocent")).toHaveCount(0);
  await expect(page.getByRole("main").locator('a[href^="/games/entrance/"]')).toHaveCount(0);
});

test("the overview sorted by return lists proved games alone (R2.16)", async ({ page }) => {
  await page.goto("/spiloversigt?sort=rtp");
  const cards = page.getByRole("main").locator(".game-card");
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card.getByText("RTP")).toHaveCount(1);
  expect(await cards.count()).toBeLessThan(24);
});

test("the par sheet has every figure, its proof and its fingerprint, and never a reel (R8.13)", async ({
  page,
  complaints,
}) => {
  await page.goto("/spilside/isfuglens-skat");
  await page.getByRole("link", { name: "Alle spillets tal, og hvordan de er bevist" }).click();
  await expect(page).toHaveURL(/\/spilside\/isfuglens-skat\/par-ark$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Par-ark for Isfuglens Skat");
  await expect(page.getByRole("table")).toHaveCount(5);
  await expect(page.getByText("322433518358153/335875768074450").first()).toBeVisible();
  await expect(page.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
  expect(complaints).toEqual([]);
  expect(await findingsAtWidths(page, WIDTHS)).toEqual([]);
});

test("the par sheet prints without what is of use on a screen alone (R8.13)", async ({ page }) => {
  await page.goto("/spilside/tre-kirsebaer/par-ark");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("footer").first()).toBeHidden();
  await expect(page.getByText("Til Tre Kirsebær")).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a game without proof has no par sheet", async ({ page }) => {
  expect((await page.goto("/spilside/frostklokken/par-ark"))?.status()).toBe(404);
});
