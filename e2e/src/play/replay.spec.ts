import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { depositByCard } from "../payments/depositByCard.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { signIn } from "../players/signIn.ts";
import { playButton, ready } from "./playedGame.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player finds a round among their movements and sees it again (R8.13, R2.26)", async ({ page }) => {
  test.setTimeout(150_000);
  await newPlayer(page);
  await depositByCard(page);
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
  // The reels are as large as in play: the game fills its container, which has a height.
  const reels = await page.locator(".slot-cabinet").boundingBox();
  expect(Math.min(reels?.width ?? 0, reels?.height ?? 0)).toBeGreaterThan(200);
  // Nothing can be played here.
  await expect(playButton(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Vis runden igen" }).click();
  await expect(page.locator(".slot[data-phase='showing']")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/konto/runde/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Runden er her ikke" })).toBeVisible();
});

test("a round of a hall is found among the movements, seen again number by number, and its draw is checked (R8.13, R2.04)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/spilleplan");
  const [, ...rooms] = await page
    .getByRole("combobox", { name: "Rum" })
    .getByRole("option")
    .allTextContents();
  expect(rooms.length).toBeGreaterThan(1);
  // One of those who sat in rooms in the seeded past.
  await signIn(page, "stamgaest-1", "/konto/bevaegelser");
  const found = page.getByRole("link", { name: new RegExp(`^Se runden igen: (${rooms.join("|")})`) }).first();
  await expect(found).toBeVisible();
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: "En runde igen" })).toBeVisible();
  await expect(page.getByText(/\d plader? for [\d.]+,\d\d\skr\., vundet/)).toBeVisible();
  const place = page.getByRole("slider");
  const all = Number(await place.getAttribute("max"));
  expect(all).toBeGreaterThan(3);
  await expect(page.getByText(`Tal 0 af ${all}`)).toBeVisible();
  await place.press("End");
  await expect(page.getByText(`Tal ${all} af ${all}`)).toBeVisible();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.getByRole("button", { name: "Tjek trækningen" }).press("Enter");
  await expect(page.getByText(/^Trækningen passer: /)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
