import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const sorting = (page: Page) => page.getByRole("navigation", { name: "Sortér efter" });

test("forms lead to an address without empty fields and keep each other's choices (R2.16)", async ({
  page,
}) => {
  await page.goto("/spiloversigt");
  await page.getByRole("main").locator('input[name="q"]').press("Enter");
  await expect(page).toHaveURL(/\/spiloversigt$/);

  await page.getByText("Filtre", { exact: true }).click();
  await page.locator('select[name="kategori"]').selectOption("bingo");
  await page.getByRole("button", { name: "Vis spil" }).click();
  expect(queryOf(page)).toEqual({ kategori: "bingo" });

  await sorting(page).getByRole("link", { name: "Bevist tilbagebetaling" }).click();
  expect(queryOf(page)).toEqual({ kategori: "bingo", sort: "rtp" });

  await page.getByRole("main").locator('input[name="q"]').fill("bingo");
  await page.getByRole("button", { name: "Søg", exact: true }).click();
  expect(queryOf(page)).toEqual({ q: "bingo", kategori: "bingo", sort: "rtp" });

  await page.locator(".filter-chosen a").first().click();
  expect(queryOf(page)).toEqual({ q: "bingo", sort: "rtp" });
});

test("search results say that they are sorted by relevance, not by popularity (R2.16)", async ({ page }) => {
  // Each brand has its own words for it.
  const mostPlayed = /^Mest spille/;
  const current = sorting(page).locator("[aria-current]");
  await page.goto("/spiloversigt");
  await expect(current).toHaveText(mostPlayed);
  await page.goto("/spiloversigt?q=bingo");
  await expect(current).toHaveText("Bedste match");
  await sorting(page).getByRole("link", { name: mostPlayed }).click();
  await expect(current).toHaveText(mostPlayed);
  expect(queryOf(page)).toEqual({ q: "bingo", sort: "popular" });
});

test("a search may hold any letters and signs (R2.16)", async ({ page }) => {
  for (const q of ["søgræs", "rock & rul", "50 %", "a/b", "hvad?#", "+1"]) {
    const answer = await page.goto(`/spiloversigt?${new URLSearchParams({ q })}`);
    expect(answer?.status(), q).toBe(200);
    await expect(page.locator("#game-search")).toHaveValue(q);
  }
});

test("the pages of a search link forwards and backwards, and no page number repeats (R2.16)", async ({
  page,
}) => {
  await page.goto("/spiloversigt?side=1&q=&utm_source=brev");
  await expect(page).toHaveURL(/\/spiloversigt\?utm_source=brev$/);
  await page.locator('a[rel="next"]').click();
  expect(queryOf(page)).toEqual({ side: "2" });
  await page.locator('a[rel="prev"]').click();
  await expect(page).toHaveURL(/\/spiloversigt$/);
});
