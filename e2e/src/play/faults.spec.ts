import type { Page } from "@playwright/test";
import { LIST_MY_PLATES } from "@spilhus/contracts/bingo";
import { LOG_OUT } from "@spilhus/contracts/user-auth";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { callFrom } from "../players/newPlayer.ts";
import { signIn } from "../players/signIn.ts";
import { playButton, ready } from "./playedGame.ts";
import { openHall } from "./scriptedHall.ts";

const DEMO = "/playgame?game=tre-kirsebaer&demo=1";
/** One more than a browser's connections to one address over HTTP/1.1. */
const TABS = 7;
const DAY_MS = 86_400_000;

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const balanceOf = (page: Page) => page.locator('[data-figure="balance"] dd');

/** Nobody looks at the tab any more: a browser without windows never says so by itself. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("who goes back after logging out sees neither the game nor a balance (games attack 13)", async ({
  page,
  context,
}) => {
  await signIn(page, "stamgaest-3", DEMO);
  await ready(page);
  await expect(balanceOf(page)).toHaveText(/\d,\d\d/);
  // Nothing of ours runs there, so that only the way back decides what is shown.
  await page.goto("about:blank");
  const other = await context.newPage();
  await other.goto("/faq");
  expect(await callFrom(other, LOG_OUT.method, LOG_OUT.path, {})).toBe(200);
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL(/\/playgame\/login\?/);
  await expect(balanceOf(page)).toHaveCount(0);
  await expect(playButton(page)).toHaveCount(0);
});

test("seven tabs in a hall still answer: those that nobody looks at give their streams back (games attack 13)", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await signIn(page, "stamgaest-4");
  const tabs: Page[] = [];
  for (let tab = 1; tab <= TABS; tab += 1) {
    const hall = await context.newPage();
    const streamed = hall.waitForResponse((answer) => answer.url().endsWith("/stream"));
    await openHall(hall);
    expect((await streamed).status()).toBe(200);
    await expect(balanceOf(hall)).toHaveText(/\d,\d\d/);
    if (tab < TABS) await hide(hall);
    tabs.push(hall);
  }
  for (const hall of tabs) expect(await callFrom(hall, "GET", LIST_MY_PLATES.path)).toBe(200);
});

for (const [which, days] of [
  ["a day ahead", 1],
  ["a day behind", -1],
] as const) {
  test(`the clocks of play are right on a device whose own is ${which} (R2.26, games attack 10)`, async ({
    page,
  }) => {
    await page.addInitScript((ahead) => {
      const right = Date.now;
      const wrong = () => right() + ahead;
      const device = new Proxy(Date, {
        construct: (target, given) => Reflect.construct(target, given.length === 0 ? [wrong()] : given),
        get: (target, key) => (key === "now" ? wrong : Reflect.get(target, key)),
      });
      Object.assign(window, { Date: device });
    }, days * DAY_MS);
    await signIn(page, "stamgaest-5", DEMO);
    await ready(page);
    const clocks = [
      page.locator('[data-figure="time"] dd'),
      page.getByRole("timer", { name: "Logget ind i" }),
    ];
    // Minutes and seconds: neither a day too many nor stopped.
    for (const clock of clocks) {
      await expect(clock).toHaveText(/(?<![:\d−-])(?:0?0:)?\d{1,2}:\d\d$/);
      const now = await clock.innerText();
      await expect(clock).not.toHaveText(now);
    }
  });
}

test("a page of play asks nobody but its own site, whatever the visitor has allowed (games attack 11)", async ({
  page,
  context,
  brand,
  complaints,
}) => {
  await answerCookies(context, brand, { preferences: true, statistics: true, marketing: true });
  await signIn(page, "stamgaest-6");
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).host));
  await page.goto(DEMO);
  await ready(page);
  await playButton(page).press("Enter");
  await expect(playButton(page)).toHaveAttribute("aria-disabled", "true");
  await ready(page);
  expect([...asked]).toEqual([new URL(page.url()).host]);
  expect(complaints).toEqual([]);
});
