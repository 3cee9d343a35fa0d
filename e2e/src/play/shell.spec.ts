import { TRACKING_PATHS } from "@spilhus/contracts/tracking";
import { END_OTHER_SESSIONS, START_MITID } from "@spilhus/contracts/user-auth";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { depositByCard } from "../payments/depositByCard.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { approveAtMitId, signIn } from "../players/signIn.ts";
import {
  figure,
  keepFigure,
  keepPlayEvents,
  keptFigures,
  playButton,
  playEvents,
  ready,
} from "./playedGame.ts";

const GAME = "tre-kirsebaer";
const DEMO = `/playgame?game=${GAME}&demo=1`;

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player goes from a game's page straight into the game and plays a round for money (R2.23, R2.26, R2.58)", async ({
  page,
  context,
  brand,
  complaints,
}) => {
  test.setTimeout(150_000);
  await answerCookies(context, brand, { preferences: false, statistics: true, marketing: false });
  await newPlayer(page);
  await depositByCard(page);
  const events: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(TRACKING_PATHS.event)) events.push(request.postData() ?? "");
  });
  await keepPlayEvents(page);

  // One redirect, and a document of its own: a game is never played under another page's policy.
  await page.goto(`/spilside/${GAME}`);
  const [document] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname === "/playgame"),
    page.evaluate((slug) => location.assign(`/spil/${slug}?utm_source=mail`), GAME),
  ]);
  expect(document.request().redirectedFrom()?.redirectedFrom()).toBeNull();
  expect(await document.headerValue("content-security-policy")).toContain("frame-src 'none'");
  expect(await document.headerValue("permissions-policy")).toContain("fullscreen=(self)");
  await expect(page).toHaveURL(`/playgame?game=${GAME}&utm_source=mail`);

  await ready(page);
  await expect(page.getByRole("timer", { name: "Logget ind i" })).toBeVisible();
  expect([await figure(page, "balance"), await figure(page, "stake")]).toEqual([10_000, 100]);
  expect(await findings(page)).toEqual([]);

  await keepFigure(page, "balance");
  await playButton(page).focus();
  await page.keyboard.press("Enter");
  // The stake goes at once, whatever the round brings.
  await expect.poll(() => keptFigures(page)).toMatch(/(?<!\d)99,00/);
  await ready(page);
  const [balance, net] = [await figure(page, "balance"), await figure(page, "net")];
  expect(balance - 10_000).toBe(net);

  const id = String.raw`[0-9a-f-]{36}`;
  expect((await playEvents(page)).join("\n")).toMatch(
    new RegExp(
      `^playgame-start-game {"game":"${GAME}","mode":"real"}\nplaygame-connected {"game":"${GAME}","mode":"real","playId":"${id}"}$`,
    ),
  );
  await expect.poll(() => events.join("\n")).toContain("playgame-connected");
  expect(events.join("\n")).not.toMatch(new RegExp(`playId|${id}|Ore`));
  expect(complaints).toEqual([]);
});

test("a round that a reload interrupts, asked for, shown or over, is there again and counts once (games attack 13)", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await newPlayer(page);
  await page.goto(DEMO);
  await ready(page);
  const before = await figure(page, "balance");
  // Both figures follow a round that is still shown to its end.
  const amiss = async () => (await figure(page, "balance")) - before - (await figure(page, "net"));

  // Asked for: it is booked, and its answer never arrives.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...call) => {
      const answer = send(...call);
      return String(call[0]).endsWith("/rounds") ? answer.then(() => new Promise<never>(() => {})) : answer;
    };
  });
  const [booked] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith("/rounds")),
    playButton(page).click(),
  ]);
  expect(booked.status()).toBe(200);
  await page.reload();
  await ready(page);
  await expect.poll(amiss).toBe(0);
  const [afterFirst, asked] = [await figure(page, "balance"), await figure(page, "net")];

  // Over: it is not shown again.
  await page.reload();
  await ready(page);
  expect([await figure(page, "balance"), await figure(page, "net")]).toEqual([afterFirst, asked]);

  // Being shown.
  await keepFigure(page, "balance");
  await playButton(page).click();
  const during = new RegExp(String.raw`(?<!\d)${((afterFirst - 100) / 100).toFixed(2).replace(".", ",")}`);
  await expect.poll(async () => (await keptFigures(page)).replaceAll(".", "")).toMatch(during);
  await page.reload();
  await ready(page);
  await expect.poll(amiss).toBe(0);
});

test("a guest who wants to try a game logs in and comes back to it (R2.27)", async ({ page }) => {
  await page.goto(DEMO);
  await expect(page).toHaveURL(/\/playgame\/login\?game=tre-kirsebaer&demo=1&returnUrl=/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Log ind for at spille Tre Kirsebær" }),
  ).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await expect(dialog.getByText("Log ind med adgangskode")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Log på med MitID" }).click();
  await approveAtMitId(page, "spiller");
  await expect(page).toHaveURL(DEMO);
  await ready(page);
  await expect(page.locator(".play-title")).toContainText("Demo");
  await expect(page.getByText("Demosaldo")).toBeVisible();
});

test("without its script a game page logs that, says so and leads back (R8.13, R7.28, games attack 11)", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/_playgame/gameapi-min.js", (route) => route.abort());
  await signIn(page, "spiller", DEMO);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Spillet kunne ikke hentes");
  expect(logged.filter((text) => text.includes("GameAPI"))).toEqual(["Failed to load GameAPI script"]);
  await page.getByRole("link", { name: "Til spillets side" }).click();
  await expect(page).toHaveURL(`/spilside/${GAME}`);
});

test("every page has a game hub, and only game pages load its script (R4.21, R7.28)", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_playgame/")) loaded.push(request.url());
  });
  await page.goto("/faq");
  await expect.poll(() => page.evaluate(() => Object.isFrozen(Reflect.get(window, "gameHub")))).toBe(true);
  expect(loaded).toEqual([]);
  await page.goto("/playgame/login");
  await expect.poll(() => loaded.length).toBe(1);
});

test("a game says within seconds that its session was ended elsewhere (games attack 9)", async ({
  page,
  browser,
  brand,
}) => {
  test.setTimeout(150_000);
  const { id } = await newPlayer(page);
  await page.goto(DEMO);
  await ready(page);
  const elsewhere = await browser.newContext({ baseURL: new URL("/", page.url()).href });
  await answerCookies(elsewhere, brand);
  const other = await elsewhere.newPage();
  await signIn(other, id);
  // Only somebody who has just shown who they are ends other sessions.
  await other.goto(
    `${START_MITID.path}?${new URLSearchParams({ purpose: "confirm", returnUrl: "/kundeservice" })}`,
  );
  await approveAtMitId(other, id);
  await expect(other).toHaveURL(/\/kundeservice/);
  expect(await callFrom(other, "DELETE", END_OTHER_SESSIONS.path, {})).toBe(200);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("afsluttet fra en anden browser");
  await expect(playButton(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Log ind igen" })).toBeVisible();
  await elsewhere.close();
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("clock, balance, stake, net result and the ways out stay in sight, upright and on its side", async ({
    page,
  }) => {
    await signIn(page, "spiller", DEMO);
    await ready(page);
    for (const size of [
      { width: 320, height: 640 },
      { width: 640, height: 320 },
    ]) {
      await page.setViewportSize(size);
      for (const part of [
        page.getByRole("timer", { name: "Logget ind i" }),
        ...["balance", "stake", "net", "time"].map((id) => page.locator(`[data-figure="${id}"] dd`)),
        ...["Luk spillet", "Grænser", "Pause", "Hjælp"].map((name) => page.getByRole("link", { name })),
        playButton(page),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(size.width);
      expect(await findings(page)).toEqual([]);
    }
  });
});
