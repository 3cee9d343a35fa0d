import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("the plan of the day is narrowed by room, and each round is a calendar file (R2.03, R2.04)", async ({
  page,
  request,
}) => {
  await page.goto("/spilleplan");
  await expect(page.getByRole("heading", { level: 1, name: "Dagens spilleplan" })).toBeVisible();
  const rounds = page.locator("[data-schedule] > li:visible");
  expect(await rounds.count()).toBeGreaterThan(20);
  await page.getByRole("combobox", { name: "Rum" }).selectOption("Lynbanko");
  await page.getByRole("button", { name: "Vis" }).click();
  await expect(page).toHaveURL(/\/spilleplan\?(?:pris=&)?rum=lynbanko/);
  expect(await findings(page)).toEqual([]);
  const names = await rounds.getByRole("heading").allTextContents();
  expect(new Set(names)).toEqual(new Set(["Lynbanko"]));
  const href = await rounds
    .first()
    .getByRole("link", { name: /^Læg i kalender: Lynbanko/ })
    .getAttribute("href");
  const file = await request.get(href ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test("a round that begins moves up on the plan and then leaves it (R2.04)", async ({ page }) => {
  await page.clock.install({ time: new Date() });
  await page.goto("/spilleplan?rum=lynbanko");
  const first = page.locator("[data-schedule] > li:visible").first();
  await expect(first).toBeVisible();
  const id = await first.getAttribute("data-round");
  const begins = Date.parse((await first.getAttribute("data-begins")) ?? "");
  // The page asks for the server's time after a minute and counts from the answer: time moved before then is lost.
  await expect(async () => {
    await page.clock.fastForward(Math.max(0, begins - Date.now()) + 61_000);
    await expect(page.locator(`[data-round="${id}"]`)).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator("[data-schedule] > li:visible").first()).toBeVisible();
});

test("a hall's page opens with its next round: time, countdown, price, prize and plates per player (R2.03, R2.04)", async ({
  page,
}) => {
  await page.goto("/spilside/lynbanko");
  const hero = page.locator('[data-hero="game"]');
  await expect(hero.locator("[data-countdown]:visible")).toHaveText(/^\d+:\d\d/);
  for (const label of ["Næste runde", "Pris pr. plade", "Garanteret præmie", "Plader pr. spiller"])
    await expect(hero.locator("dt:visible", { hasText: label })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Kommende runder" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
