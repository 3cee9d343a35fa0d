import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { headerBalance, openDeposit, sendDeposit } from "../payments/depositForm.ts";
import { answerChallenge, ownName, payByCard } from "../payments/payAtProvider.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { playButton, ready } from "./playedGame.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player finds a round among their movements and sees it again (R8.13, R2.26)", async ({ page }) => {
  test.setTimeout(150_000);
  await newPlayer(page);
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "100");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(headerBalance(page)).toHaveText(/100,00/);
  await page.goto("/playgame?game=tre-kirsebaer");
  await ready(page);
  await playButton(page).press("Enter");
  await expect(playButton(page)).toHaveAttribute("aria-disabled", "true");
  await ready(page);

  await page.goto("/konto/bevaegelser");
  await page
    .getByRole("link", { name: /^Se runden igen: Tre Kirsebær/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "En runde igen" })).toBeVisible();
  await expect(page.getByText("1,00 kr.").first()).toBeVisible();
  await expect(page.locator(".slot[data-phase='result'], .slot[data-phase='idle']")).toBeVisible({
    timeout: 20_000,
  });
  // Nothing can be played here.
  await expect(playButton(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Vis runden igen" }).click();
  await expect(page.locator(".slot[data-phase='showing']")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/konto/runde/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Runden er her ikke" })).toBeVisible();
});
