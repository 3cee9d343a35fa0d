import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "../players/signIn.ts";
import { openHall, ScriptedHall } from "./scriptedHall.ts";

const buyButton = /^Køb \d plade/;

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player buys plates by keyboard, follows a round without a stream, and is told what they won (R2.03, R2.04, games attack 13)", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const hall = new ScriptedHall();
  await hall.answer(context);
  await signIn(page, "spiller");
  await openHall(page);
  await expect(page.getByRole("heading", { name: "Køb plader" })).toBeVisible();
  await expect(page.getByText("Saldo")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // A refusal says what to do and leaves the choice as it is.
  hall.refusal = "insufficient-funds";
  await page.getByRole("button", { name: /^Plade 101 / }).press("Space");
  await page.getByRole("button", { name: buyButton }).press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: "Indbetal først, eller vælg færre plader." }),
  ).toBeVisible();
  await page.getByRole("button", { name: buyButton }).press("Enter");
  await expect(page.getByRole("grid", { name: "Plade 101" })).toBeVisible();

  hall.call(4);
  await expect(page.getByText("Mangler 1!")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Reloaded in the middle: the same numbers, and none is read out again.
  await page.reload();
  await expect(page.getByText("Mangler 1!")).toBeVisible();
  await expect(page.getByText(/4 af 90 er råbt op/)).toBeVisible();

  // While the stream is interrupted the page keeps what it has; afterwards it catches up.
  hall.isReachable = false;
  hall.call(5);
  hall.win(240);
  await page.waitForRequest("**/gateway/games/public/rooms/*/state*");
  await expect(page.getByText("Mangler 1!")).toBeVisible();
  hall.isReachable = true;
  await expect(page.getByText(/^Du vandt 2,40/)).toBeVisible();
  await expect(page.locator("output").filter({ hasText: "Du har vundet! Én række: 2,40" })).toBeAttached();

  hall.finish();
  await expect(page.getByRole("heading", { name: "Seneste runde" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tjek trækningen" }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
