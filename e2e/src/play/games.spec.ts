import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { figure, playButton, ready } from "./playedGame.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

for (const game of ["isfuglens-skat", "ferskenfald"]) {
  test(`a round of ${game} is played by keyboard, and the balance is what the result says (R2.26)`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await newPlayer(page);
    await page.goto(`/playgame?game=${game}&demo=1`);
    await ready(page);
    const before = await figure(page, "balance");
    expect(await findings(page)).toEqual([]);
    await playButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(playButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect.poll(() => figure(page, "balance")).not.toBe(before);
    await ready(page);
    expect((await figure(page, "balance")) - before).toBe(await figure(page, "net"));
    expect(complaints).toEqual([]);
  });
}

test("a player sets a budget for the session by keyboard; it stays after a reload and can only be lowered (R1.04)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  await page.goto("/playgame?game=tre-kirsebaer");
  await ready(page);
  await page.getByRole("button", { name: "Budget" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Dit budget for nu" });
  await dialog.getByRole("radio", { name: "100,00 kr." }).check();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Sæt budget" }).press("Enter");
  await expect(dialog).toBeHidden();
  const left = page.locator('[data-figure="budget"] dd');
  await expect(left).toHaveText(/100,00/);
  await page.reload();
  await expect(left).toHaveText(/100,00/);
  await page.getByRole("button", { name: "Budget" }).click();
  await expect(dialog.getByText(/Dit budget er 100,00/)).toBeVisible();
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  await dialog.getByRole("radio", { name: "50,00 kr." }).check();
  await dialog.getByRole("button", { name: "Sæt budget ned" }).click();
  await expect(left).toHaveText(/50,00/);
});
