import { OPEN_PLAY } from "@spilhus/contracts/play";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { signIn } from "../players/signIn.ts";
import { figure, playButton } from "./playedGame.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

// Only a brand with a casino has a table.
test("a chip is laid and the wheel is spun by keyboard, and the result stands in words (R2.26) @only-nordlys", async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  await page.goto("/playgame?game=hjulet-i-orangeriet&demo=1");
  await expect(playButton(page)).toBeVisible();
  const before = await figure(page, "balance");
  await page.getByRole("button", { name: /^rød/ }).press("Enter");
  await expect.poll(() => figure(page, "stake")).toBe(50);
  await expect(playButton(page)).toHaveAccessibleName(/^Spil for 0,50/);
  await playButton(page).press("Enter");
  await expect(page.getByRole("list", { name: "Seneste tal" }).getByRole("listitem")).toHaveCount(1, {
    timeout: 20_000,
  });
  const net = await figure(page, "net");
  expect([-50, 50]).toContain(net);
  await expect.poll(async () => (await figure(page, "balance")) - before).toBe(net);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a game that the brand does not have is not found, by any way in (R2.23, R2.26) @only-solbanko", async ({
  page,
}) => {
  const missing = page.getByRole("heading", { level: 1, name: "Det nummer er ikke trukket" });
  const addresses = [
    "/spil/hjulet-i-orangeriet",
    "/playgame?game=hjulet-i-orangeriet",
    "/playgame?game=hjulet-i-orangeriet&demo=1",
    "/playgame?game=findes-ikke",
  ];
  const findsNothing = async () => {
    for (const address of addresses) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(missing).toBeVisible();
    }
  };
  await findsNothing();
  await signIn(page, "spiller");
  await findsNothing();
  // The page is not what keeps the player out.
  const body = { game: "hjulet-i-orangeriet", mode: "demo" };
  expect(await callFrom(page, "POST", OPEN_PLAY.path, body)).toBe(404);
});
