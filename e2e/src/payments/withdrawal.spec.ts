import type { Page } from "@playwright/test";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { approveAtMitId, goToMitId } from "../players/signIn.ts";
import { openDeposit, sendDeposit } from "./depositForm.ts";
import { answerChallenge, ownName, payByCard } from "./payAtProvider.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const PAGE = /\/konto\/udbetaling$/;
const PROVIDER = /^http:\/\/betaling\.localhost/;

/** Deposits 400 kr. by a card with a challenge. */
async function deposit(page: Page, name: string): Promise<void> {
  await sendDeposit(await openDeposit(page), "400");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(page.getByRole("heading", { level: 1, name: /400,00\skr\. er sat ind/ })).toBeVisible();
}

/** Adds the player's own account, with MitID and at the provider. */
async function addAccount(page: Page, userId: string, name: string): Promise<void> {
  await page.getByRole("button", { name: "Bekræft med MitID og tilføj en konto" }).click();
  await approveAtMitId(page, userId);
  // Back on the page, which goes on to the provider by itself.
  await expect(page).toHaveURL(PROVIDER);
  await page.getByLabel("Dit navn").fill(name);
  await page.getByLabel("Kontoens sidste fire cifre").fill("4321");
  await page.getByRole("button", { name: "Tilknyt kontoen" }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole("radio", { name: "•••• 4321" })).toBeVisible({ timeout: 30_000 });
}

/** Withdraws the whole balance, with MitID. */
async function withdrawAll(page: Page, userId: string): Promise<void> {
  const amount = page.getByRole("textbox", { name: /Beløb/ });
  await expect(amount).toHaveValue("");
  await page.getByRole("button", { name: "Hele beløbet" }).click();
  await expect(amount).toHaveValue("400");
  await page.getByRole("button", { name: "Bekræft med MitID og udbetal" }).click();
  await approveAtMitId(page, userId);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText(/Vi har modtaget din udbetaling på 400,00\skr\./)).toBeVisible();
}

test("a player adds their own account and withdraws the whole balance, each confirmed by MitID (R2.38, R5.13)", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await newPlayer(page);
  const name = await ownName(page);
  await deposit(page, name);

  await page.goto("/konto/udbetaling");
  await expect(page.getByRole("heading", { level: 1, name: "Udbetaling til konto" })).toBeVisible();
  await expect(page.getByText("Tilføj først en bankkonto")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await addAccount(page, person.id, name);
  expect(await findings(page)).toEqual([]);

  await withdrawAll(page, person.id);
  const rows = page.getByRole("list", { name: "Dine udbetalinger" }).locator(":scope > li");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/400,00\skr\. til •••• 4321/);
  // Nothing on the page takes it back, and a reload makes no second one.
  await expect(rows.getByRole("button")).toHaveCount(0);
  await page.reload();
  await expect(rows).toContainText("Udbetalt", { timeout: 60_000 });
  await expect(rows).toHaveCount(1);
  await expect(page.getByText("Der står ingen penge på din spilkonto")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

/** What a player does to keep themselves from play, on the page that says so afterwards. */
const KEPT_FROM_PLAY = [
  {
    title: "a player who has excluded themselves for a month is paid out, and pays nothing in (R2.38, R2.44)",
    path: "/konto/blokering",
    choose: (page: Page) => page.getByRole("radio").first().check(),
  },
  {
    title: "a player who has taken a break is paid out, and pays nothing in (R2.38, R2.43)",
    path: "/konto/nedkoeling",
    choose: () => Promise.resolve(),
  },
] as const;

for (const { title, path, choose } of KEPT_FROM_PLAY) {
  test(title, async ({ page }) => {
    test.setTimeout(180_000);
    const person = await newPlayer(page);
    const name = await ownName(page);
    await deposit(page, name);
    await page.goto(path);
    await choose(page);
    await page.getByRole("checkbox").check();
    await page.keyboard.press("Enter");
    // It ends the session.
    await expect(page.getByRole("timer")).toHaveCount(0);
    await goToMitId(page);
    await approveAtMitId(page, person.id);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole("banner").getByRole("link", { name: "Indbetal" })).toHaveCount(0);

    await page.goto("/konto/udbetaling");
    await addAccount(page, person.id, name);
    await withdrawAll(page, person.id);
    const rows = page.getByRole("list", { name: "Dine udbetalinger" }).locator(":scope > li");
    await page.reload();
    await expect(rows).toContainText("Udbetalt", { timeout: 60_000 });
    expect(await findings(page)).toEqual([]);
  });
}
