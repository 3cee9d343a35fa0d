import type { Page } from "@playwright/test";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { approveAtMitId } from "../players/signIn.ts";
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
  await page.getByRole("button", { name: "Bekræft med MitID og tilføj en konto" }).click();
  await approveAtMitId(page, person.id);
  // Back on the page, which goes on to the provider by itself.
  await expect(page).toHaveURL(PROVIDER);
  await page.getByLabel("Dit navn").fill(name);
  await page.getByLabel("Kontoens sidste fire cifre").fill("4321");
  await page.getByRole("button", { name: "Tilknyt kontoen" }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole("radio", { name: "•••• 4321" })).toBeVisible({ timeout: 30_000 });
  expect(await findings(page)).toEqual([]);

  const amount = page.getByRole("textbox", { name: /Beløb/ });
  await expect(amount).toHaveValue("");
  await page.getByRole("button", { name: "Hele beløbet" }).click();
  await expect(amount).toHaveValue("400");
  await page.getByRole("button", { name: "Bekræft med MitID og udbetal" }).click();
  await approveAtMitId(page, person.id);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText(/Vi har modtaget din udbetaling på 400,00\skr\./)).toBeVisible();
  const rows = page.getByRole("list", { name: "Dine udbetalinger" }).getByRole("listitem");
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
