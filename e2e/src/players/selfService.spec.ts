import { GET_DEPOSIT_LIMITS, GET_USER_INFO, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { START_MITID } from "@spilhus/contracts/user-auth";
import type { Page } from "@playwright/test";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { callFrom, newPlayer } from "./newPlayer.ts";
import { approveAtMitId, goToMitId } from "./signIn.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const DATE = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/;
/** Well below the minute between a tab's own session checks, so another tab must have notified it. */
const NOTIFIED = { timeout: 10_000 };

/** A tab in which the player is signed in. */
async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  await expect(tab.getByRole("timer")).toBeVisible();
  // The clock runs before the framework does, which hears what other tabs say.
  await started(tab);
  return tab;
}

/** Expects that the tab has lost its session and shows no player. */
async function expectEnded(tab: Page): Promise<void> {
  await expect(tab.getByRole("timer")).toHaveCount(0, NOTIFIED);
  // The tab may be navigating; the call works once the next page is there.
  await expect.poll(() => callFrom(tab, "GET", GET_USER_INFO.path).catch(() => 0)).toBe(401);
  await tab.close();
}

/** Delays the page's next user-info call until `release`, so that the session can end while it is under way. */
async function delayUserInfo(page: Page): Promise<{ readonly release: () => Promise<number> }> {
  const path = `**${GET_USER_INFO.path}*`;
  const gate = Promise.withResolvers<undefined>();
  const requested = Promise.withResolvers<undefined>();
  await page.route(path, async (route) => {
    requested.resolve(undefined);
    await gate.promise;
    await route.continue();
  });
  // A page that has ended its session drops its requests; one that is answered all the same is refused.
  const dropped = page
    .waitForEvent("requestfailed", (request) => request.url().includes(GET_USER_INFO.path))
    .then(() => 0);
  const answered = page.waitForResponse(path).then((response) => response.status());
  const outcome = Promise.race([answered, dropped]).catch(() => 0);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await requested.promise;
  return {
    release: async () => {
      gate.resolve(undefined);
      const status = await outcome;
      await page.unroute(path);
      return status;
    },
  };
}

/** Expects that every path sends the player back to the status page. */
async function expectKept(page: Page, status: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`${status}\\?alert=`));
  }
}

async function signInAgain(page: Page, userId: string, status: string): Promise<void> {
  await goToMitId(page);
  await approveAtMitId(page, userId);
  await expect(page).toHaveURL(new RegExp(`${status}(?:\\?|$)`));
}

test("a player finds every tool of responsible gambling and limits deposits (R2.42, R2.48, R9.01)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);

  await page.goto("/konto/ansvarligt-spil");
  const tools = page.getByRole("list", { name: "Det kan du selv gøre" }).getByRole("link");
  const addresses = await tools.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "/konto/indbetalingsloft",
    "/konto/nedkoeling",
    "/konto/blokering",
    "/konto/spaering",
    "/konto/sletning",
  ]);
  for (const address of addresses) {
    await page.goto(address ?? "");
    await expect(page.getByRole("main").locator("form").first()).toBeVisible();
  }

  await page.goto("/konto/indbetalingsloft");
  const day = page.getByRole("textbox", { name: /Pr. dag/ });
  const month = page.getByRole("textbox", { name: /Pr. måned/ });
  const said = page.getByRole("status").filter({ hasText: "Dine grænser er gemt" });
  await day.fill("9.000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /Pr. uge/ })).toHaveAttribute("aria-invalid", "true");
  const other = await secondTab(page, "/konto/indbetalingsloft");
  await expect(other.getByText("Brugt 0,00 kr. af").first()).toBeVisible();
  await day.fill("100");
  await month.fill("9.000");
  await page.keyboard.press("Enter");
  await expect(other.getByText("Brugt 0,00 kr. af 100,00 kr.")).toBeVisible(NOTIFIED);
  await other.close();
  await expect(said).toContainText("Pr. dag: højst 100,00 kr. fra nu af.");
  await expect(said).toContainText(DATE);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Brugt 0,00 kr. af 100,00 kr.")).toBeVisible();
  await expect(page.getByText(/Hæves til 9\.000,00\skr\. den/)).toContainText(DATE);
  await page.getByRole("button", { name: "Fortryd forhøjelsen" }).click();
  await expect(said).toContainText("forhøjelsen er fortrudt");
});

test("a player sets limits of loss with the keyboard, and another tab learns of them (R2.48)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  await page.goto("/konto/indbetalingsloft");
  const other = await secondTab(page, "/konto/indbetalingsloft");
  await expect(other.getByText("Du har ikke sat en grænse endnu.")).toHaveCount(3);
  const day = page.getByRole("textbox", { name: /Tab på en dag/ });
  await day.fill("900");
  await page.getByRole("textbox", { name: /Tab på en uge/ }).fill("500");
  await page.getByRole("textbox", { name: /Tab på en måned/ }).fill("2.000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /Tab på en uge/ })).toHaveAttribute("aria-invalid", "true");
  await day.fill("300");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Dine tabsgrænser er gemt" })).toContainText(
    "Tab på en dag: højst 300,00 kr. fra nu af.",
  );
  await expect(other.getByText("Tabt 0,00 kr. af 300,00 kr.")).toBeVisible(NOTIFIED);
  await other.close();
  await day.fill("400");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Hæves til 400,00\skr\. den/)).toContainText(DATE);
  expect(await findings(page)).toEqual([]);
});

test("a break, and an exclusion during it, end every tab and close every page and call (R2.43, R2.47, R6.05)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { id } = await newPlayer(page);
  await page.goto("/konto/nedkoeling");
  const other = await secondTab(page, "/konto/hjem");
  const late = await delayUserInfo(page);
  const tick = page.getByRole("checkbox");
  await tick.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(DATE);
  await expectEnded(other);
  await expect(page.getByRole("timer")).toHaveCount(0);
  // The late call is refused and does not navigate away from the confirmation.
  expect([0, 401]).toContain(await late.release());
  expect(await findings(page)).toEqual([]);
  const promised = DATE.exec((await alert.textContent()) ?? "")?.[0] ?? "";

  await signInAgain(page, id, "/konto/nedkoeling");
  await expect(alert).toContainText(promised);
  await page.getByText("Udeluk dig for altid").click();
  expect(await findings(page)).toEqual([]);
  await expectKept(page, "/konto/nedkoeling", [
    "/spiloversigt",
    "/bingo",
    "/konto/indbetalingsloft",
    "/konto",
  ]);
  for (const [method, path, body] of [
    ["GET", GET_DEPOSIT_LIMITS.path, undefined],
    ["PUT", SET_DEPOSIT_LIMITS.path, { dayOre: 100, weekOre: 200, monthOre: 300 }],
  ] as const) {
    expect(await callFrom(page, method, path, body)).toBe(403);
  }

  const help = await secondTab(page, "/ansvarligt-spil");
  await page.goto("/konto/nedkoeling");
  await page.getByText("Udeluk dig for altid").click();
  await page.getByRole("textbox", { name: /Skriv UDELUK/ }).fill("UDELUK");
  await page.getByRole("button", { name: "Udeluk mig for altid" }).click();
  await expect(alert).toContainText("Du kan ikke længere bruge din spilkonto.");
  await expectEnded(help);
  await signInAgain(page, id, "/konto/deaktiveret");
  await expectKept(page, "/konto/deaktiveret", ["/kundeservice", "/konto/nedkoeling"]);
});

test("a player confirms by MitID and deletes the account (R2.41, R2.45, asvs:7.5.1)", async ({ page }) => {
  test.setTimeout(120_000);
  const { id } = await newPlayer(page);
  const query = new URLSearchParams({ purpose: "confirm", returnUrl: "/konto/sletning" });
  await page.goto(`${START_MITID.path}?${query}`);
  await approveAtMitId(page, id);
  await expect(page).toHaveURL(/\/konto\/sletning$/);
  const word = page.getByRole("textbox", { name: /Skriv SLET/ });
  await word.fill("SLET");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Du kan ikke længere bruge din spilkonto.",
  );
  await expect(page.getByRole("timer")).toHaveCount(0);
  await signInAgain(page, id, "/konto/deaktiveret");
});
