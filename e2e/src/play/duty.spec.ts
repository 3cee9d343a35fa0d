import type { Page } from "@playwright/test";
import { GET_LOSS_LIMITS, SET_LOSS_LIMITS, TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { depositByCard } from "../payments/depositByCard.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { figure, playButton, ready } from "./playedGame.ts";
import { openHall } from "./scriptedHall.ts";

/** The edge tells it within two seconds, which a test of the edge measures; a busy browser takes longer to draw it. */
const SOON = { timeout: 10_000 };
const LEAST_LIMIT_ORE = 100;
const STAKES_ORE = [100, 200, 500, 1_000, 2_000];
const GAME = "/playgame?game=tre-kirsebaer";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");
const offerIn = (page: Page) => page.getByRole("link", { name: "Vælg tabsgrænser" });
const limitsAnswer = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === GET_LOSS_LIMITS.path);

/** Plays until the session has lost a krone or more: each stake is large enough for one lost round to do it. */
async function loseAKrone(page: Page): Promise<void> {
  let net = 0;
  await expect(async () => {
    const stakeOre = STAKES_ORE.find((ore) => ore >= net + LEAST_LIMIT_ORE) ?? STAKES_ORE.at(-1);
    await ready(page);
    const stake = page.locator(`input[type="radio"][value="${stakeOre}"]`);
    await stake.focus();
    await stake.press("Space");
    await playButton(page).press("Enter");
    await expect(playButton(page)).toHaveAttribute("aria-disabled", "true");
    await ready(page);
    net = await figure(page, "net");
    expect(net).toBeLessThanOrEqual(-LEAST_LIMIT_ORE);
  }).toPass({ timeout: 150_000, intervals: [100] });
}

test("limits of loss are offered until the player says not now, and a limit that is reached ends slot and hall at once, which say why (R1.04, R4.01, games attack 9)", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await newPlayer(page);
  await depositByCard(page);

  await page.goto(GAME);
  await ready(page);
  const offer = offerIn(page);
  await expect(offer).toHaveAttribute("href", /^\/konto\/indbetalingsloft\?returnUrl=.*#loss$/);
  expect(await findings(page)).toEqual([]);
  await loseAKrone(page);
  // It keeps nobody from the game, and stands for those who have played.
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Ikke nu" }).press("Enter");
  await expect(offer).toHaveCount(0);
  const [again] = await Promise.all([limitsAnswer(page), page.reload()]);
  expect(await again.json()).toMatchObject({ isOffered: false });
  await ready(page);
  await expect(offer).toHaveCount(0);

  const hallTab = await context.newPage();
  await Promise.all([limitsAnswer(hallTab), openHall(hallTab)]);
  await expect(hallTab.locator('[data-figure="balance"] dd')).toHaveText(/\d,\d\d/);
  await expect(offerIn(hallTab)).toHaveCount(0);

  const limits = await context.newPage();
  await limits.goto("/konto/indbetalingsloft");
  const [dayOre, weekOre, monthOre] = [LEAST_LIMIT_ORE, LEAST_LIMIT_ORE, LEAST_LIMIT_ORE];
  expect(await callFrom(limits, "PUT", SET_LOSS_LIMITS.path, { dayOre, weekOre, monthOre })).toBe(200);
  await Promise.all(
    [page, hallTab].map(async (tab) => {
      await expect(alertOf(tab)).toContainText("Du har nået en af dine grænser", SOON);
    }),
  );
  await expect(hallTab.getByText("Plader, du har købt, spiller med og bliver udbetalt.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(playButton(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Til dine grænser" }).click();
  await expect(page).toHaveURL(/\/konto\/(indbetalingsloft|spilgraenser-naaet)/);
  // Nothing can be opened until there is room under the limit.
  await hallTab.goto(GAME);
  await expect(hallTab).toHaveURL(/\/konto\/spilgraenser-naaet/);
});

test("a break that is taken in another tab ends the open game and the open hall at once, which say so and until when; a game that is opened afterwards says it too (games attack 9)", async ({
  page,
  context,
  browser,
  brand,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  await page.goto(`${GAME}&demo=1`);
  await ready(page);
  const hallTab = await context.newPage();
  await openHall(hallTab);
  await expect(hallTab.locator('[data-figure="balance"] dd')).toHaveText(/\d,\d\d/);
  const other = await context.newPage();
  await other.goto("/konto/nedkoeling");
  // Another browser that holds the same session.
  const elsewhere = await browser.newContext({
    baseURL: new URL("/", page.url()).href,
    storageState: await context.storageState(),
  });
  await answerCookies(elsewhere, brand);
  expect(await callFrom(other, "POST", TAKE_COOLING_OFF.path, { isConfirmed: true })).toBe(200);
  // This browser has its cookie no more, and every tab of it hears so before the edge has said why.
  await other.evaluate(
    `const tabs = new BroadcastChannel("player-session"); tabs.postMessage(null); tabs.close();`,
  );
  await Promise.all(
    [page, hallTab].map(async (tab) => {
      await expect(alertOf(tab)).toContainText("Du holder pause fra spil", SOON);
      await expect(alertOf(tab)).toContainText(/Pausen varer til \d+\. \p{L}+ \d{4} kl\. \d\d\.\d\d/u);
      await expect(tab).toHaveURL(/\/playgame\?game=/);
    }),
  );
  await expect(playButton(page)).toHaveCount(0);
  await expect(hallTab.getByText("Plader, du har købt, spiller med og bliver udbetalt.")).toBeVisible();

  const opened = await elsewhere.newPage();
  // The edge may let a page pass for another second; that page says the same words, as those above do.
  await expect(async () => {
    await opened.goto(GAME);
    expect(opened.url()).toMatch(/\/playgame\/login\?game=tre-kirsebaer&over=break&until=\d+&returnUrl=/);
  }).toPass(SOON);
  await expect(opened.getByText("Du holder pause fra spil")).toBeVisible();
  await expect(opened.getByText(/Pausen varer til \d+\. \p{L}+ \d{4}/u)).toBeVisible();
  await elsewhere.close();
});
