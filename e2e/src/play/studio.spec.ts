import { START_MITID, END_OTHER_SESSIONS } from "@spilhus/contracts/user-auth";
import { STUDIO_HOST } from "@spilhus/contracts";
import { GET_CATALOGUE } from "@spilhus/contracts/games";
import type { APIRequestContext, Page } from "@playwright/test";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { depositByCard } from "../payments/depositByCard.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { approveAtMitId, signIn } from "../players/signIn.ts";
import { BRANDS, PORT, siteUrl } from "../stack/sites.ts";
import { figure } from "./playedGame.ts";

const GAME = "bautastenen";
const ADDRESS = `/playgame?game=${GAME}`;
const STUDIO = `http://${STUDIO_HOST}:${PORT}`;

const frameOf = (page: Page) => page.frameLocator("iframe.studio-frame");
const press = (page: Page) => frameOf(page).getByRole("button", { name: "Spil", exact: true });

async function ready(page: Page): Promise<void> {
  await expect(press(page)).toBeEnabled();
}

/** A new player with 100 kr at the studio's game. */
async function richPlayer(page: Page): Promise<{ readonly id: string }> {
  const player = await newPlayer(page);
  await depositByCard(page);
  return player;
}

/** Has rounds of a stake go wrong in the studio; every journey has stakes of its own. */
async function setFaults(
  request: APIRequestContext,
  stakeOre: number,
  faults: readonly string[],
): Promise<void> {
  const headers = { host: new URL(STUDIO).host, origin: STUDIO };
  for (const fault of faults) {
    const form = { stake: String(stakeOre), fault };
    expect((await request.post("/faults", { form, headers, maxRedirects: 0 })).status()).toBe(303);
  }
}

/** Plays a round of a stake, and waits until its result stands. */
async function playRound(page: Page, stakeOre: number): Promise<void> {
  await frameOf(page).getByLabel("Indsats").selectOption(String(stakeOre));
  await press(page).click();
  await expect(frameOf(page).locator("output")).toHaveText(/Ingen gevinst|Tilbage|Gevinst/);
}

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player opens a studio's game in a frame of its own origin and plays for money (R2.26, games attack 11)", async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await richPlayer(page);
  await page.goto(`/spilside/${GAME}`);
  await expect(page.getByRole("link", { name: /demo/i })).toHaveCount(0);
  const [document, framed] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname === "/playgame"),
    page.waitForResponse((answer) => answer.url() === `${STUDIO}/embed/${GAME}`),
    page.goto(`/spil/${GAME}`),
  ]);
  const policy = await document.headerValue("content-security-policy");
  expect(policy).toContain(`frame-src ${STUDIO};`);
  expect(policy).toContain("connect-src 'self';");
  expect(await document.headerValue("permissions-policy")).toContain(
    `fullscreen=(self), autoplay=(self "${STUDIO}")`,
  );
  // The studio lets nobody frame its game but the brands.
  expect(await framed.headerValue("content-security-policy")).toMatch(
    new RegExp(`frame-ancestors [^;]*${new URL(page.url()).origin}`),
  );
  expect(framed.url()).not.toContain("token");
  await ready(page);
  await expect(page.getByRole("timer", { name: "Logget ind i" })).toBeVisible();
  expect(await figure(page, "balance")).toBe(10_000);
  expect(await findings(page)).toEqual([]);

  await playRound(page, 100);
  await expect.poll(() => figure(page, "stake")).toBe(100);
  await expect.poll(async () => (await figure(page, "balance")) - (await figure(page, "net"))).toBe(10_000);

  // A house game's page frames nothing.
  const house = await page.goto("/playgame?game=tre-kirsebaer");
  expect(house?.headers()["content-security-policy"]).toContain("frame-src 'none'");
  expect(complaints).toEqual([]);
});

test("every brand that names the studio has its game in the catalogue as playable (R1.03)", async ({
  request,
}) => {
  for (const brand of BRANDS) {
    const query = new URLSearchParams({ brand, locale: "da", playable: "1", perPage: "100" });
    const answer = await request.get(`${GET_CATALOGUE.path}?${query}`, {
      headers: { host: new URL(siteUrl(brand)).host },
    });
    const { games } = GET_CATALOGUE.answer.parse(await answer.json());
    expect(games.find(({ slug }) => slug === GAME)).toMatchObject({ isPlayable: true, studio: "saltvej" });
  }
});

test("a frame that forges wins and balances, floods the page and asks for addresses changes nothing (games attack 3)", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await richPlayer(page);
  await setFaults(request, 200, ["forged"]);
  await setFaults(request, 500, ["flood"]);
  await page.goto(ADDRESS);
  await ready(page);
  await playRound(page, 200);
  await expect.poll(() => figure(page, "stake")).toBe(200);
  const net = await figure(page, "net");
  expect(await figure(page, "balance")).toBe(10_000 + net);
  expect(Math.abs(net)).toBeLessThan(10_000);
  await expect(page).toHaveURL(ADDRESS);

  await ready(page);
  await frameOf(page).getByLabel("Indsats").selectOption("500");
  await press(page).click();
  // The flood ends the frame, and nothing else.
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Spillet svarer ikke");
  await expect(page).toHaveURL(ADDRESS);
  await page.getByRole("button", { name: "Prøv igen" }).click();
  await ready(page);
  await expect.poll(async () => (await figure(page, "balance")) - (await figure(page, "net"))).toBe(10_000);
});

test("a studio that repeats, loses and duplicates its calls moves each stake and win once (games attack 4)", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await richPlayer(page);
  await setFaults(request, 1_000, ["lost-answer", "duplicates", "credits-twice", "credits-unknown"]);
  await setFaults(request, 2_000, ["credits-too-much", "rolls-back-after"]);
  await page.goto(ADDRESS);
  await ready(page);
  const played: number[] = [];
  for (const stake of [1_000, 2_000]) {
    await ready(page);
    await playRound(page, stake);
    await expect.poll(() => figure(page, "stake")).toBe(stake);
    played.push(await figure(page, "net"));
  }
  const net = played.at(-1) ?? 0;
  // Two stakes of 10 and 20 kr at most are gone, and what was won is what the game shows.
  expect(net).toBeGreaterThanOrEqual(-3_000);
  expect(await figure(page, "balance")).toBe(10_000 + net);
  await page.reload();
  await ready(page);
  expect(await figure(page, "balance")).toBe(10_000 + net);
});

test("an ended session stops a studio's game within seconds, also one that ignores it (games attack 9)", async ({
  page,
  browser,
  brand,
}) => {
  test.setTimeout(180_000);
  const { id } = await richPlayer(page);
  await page.goto(ADDRESS);
  await ready(page);
  // A frame that heard it is gone so soon that the wait for it may end with that: an answer as well, and no error.
  const stopped = page
    .frames()
    .find((frame) => frame.url().startsWith(STUDIO))
    ?.waitForSelector("#game[data-stopped]", { timeout: 120_000 })
    .then(() => "told", String);
  const elsewhere = await browser.newContext({ baseURL: new URL("/", page.url()).href });
  await answerCookies(elsewhere, brand);
  const other = await elsewhere.newPage();
  await signIn(other, id);
  await other.goto(
    `${START_MITID.path}?${new URLSearchParams({ purpose: "confirm", returnUrl: "/kundeservice" })}`,
  );
  await approveAtMitId(other, id);
  await expect(other).toHaveURL(/\/kundeservice/);
  expect(await callFrom(other, "DELETE", END_OTHER_SESSIONS.path, {})).toBe(200);
  const endedAt = Date.now();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Du er logget ud");
  expect(Date.now() - endedAt).toBeLessThan(5_000);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await stopped).toMatch(/^told$|detached/);
  await elsewhere.close();
});
