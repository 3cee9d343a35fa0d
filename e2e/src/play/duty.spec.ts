import { TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { playButton, ready } from "./playedGame.ts";

/** An open game says so no later, loading of the words among it. */
const SOON = { timeout: 2_500 };

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a break that is taken in another tab ends the open game at once (games attack 9)", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  await page.goto("/playgame?game=tre-kirsebaer&demo=1");
  await ready(page);
  const other = await context.newPage();
  await other.goto("/konto/nedkoeling");
  expect(await callFrom(other, "POST", TAKE_COOLING_OFF.path, { isConfirmed: true })).toBe(200);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Du er logget ud", SOON);
  await expect(playButton(page)).toHaveCount(0);
});
