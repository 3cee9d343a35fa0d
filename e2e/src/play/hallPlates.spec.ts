import { BUY_PLATES } from "@spilhus/contracts/bingo";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "../players/signIn.ts";
import { openHall, ScriptedHall } from "./scriptedHall.ts";

const buyButton = /^Køb \d plade/;

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("plates are marked by keyboard, and a wrong mark is explained (R2.04)", async ({ page, context }) => {
  const hall = new ScriptedHall();
  await hall.answer(context);
  await signIn(page, "spiller");
  await openHall(page);
  await page.getByRole("button", { name: /^Plade 101 / }).press("Space");
  await page.getByRole("button", { name: buyButton }).press("Enter");
  const plate = page.getByRole("grid", { name: "Plade 101" });
  await expect(plate).toBeVisible();
  hall.call(1);
  await expect(page.getByText(/1 af 90 er råbt op/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Sæt mærker for mig" }).press("Space");
  const cells = plate.getByRole("button");
  await cells.first().focus();
  await page.keyboard.press("Space");
  await expect(cells.first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(cells.nth(1)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(/er ikke råbt op endnu\. Mærker afgør ikke, hvem der vinder\./)).toBeVisible();
});

test("plates that are bought in one tab stand in the other (games attack 13)", async ({ page, context }) => {
  const hall = new ScriptedHall();
  await hall.answer(context);
  await signIn(page, "spiller");
  await openHall(page);
  const other = await context.newPage();
  await openHall(other);
  await expect(other.getByRole("heading", { name: "Køb plader" })).toBeVisible();
  await page.getByRole("button", { name: "Vælg 3" }).click();
  await page.getByRole("button", { name: buyButton }).click();
  await expect(page.getByRole("grid")).toHaveCount(3);
  await expect(other.getByRole("grid")).toHaveCount(3);
});

test("a reality check that is due in a hall is read before plates are bought, and none of its ways is the easy one (R1.04, games attack 10)", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const hall = new ScriptedHall();
  await hall.answer(context);
  await signIn(page, "stamgaest-2");
  await openHall(page);
  await page.getByRole("button", { name: /^Plade 101 / }).press("Space");
  // It falls due on an open page: the gateway refuses the plates.
  hall.isRealityDue = true;
  await page.getByRole("button", { name: buyButton }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Et øjeblik om din tid" });
  await expect(dialog.getByText(/^0:31:\d\d$/)).toBeVisible();
  await expect(dialog.getByText(/^-15,00\skr\.$/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Fortæl mig det hvert").selectOption("10");
  await expect(dialog.getByLabel("Fortæl mig det hvert")).toHaveValue("10");
  const ways = [
    dialog.getByRole("button", { name: "Fortsæt" }),
    dialog.getByRole("link", { name: "Pause i 24 timer" }),
    dialog.getByRole("button", { name: "Slut for nu" }),
  ];
  const looks = await Promise.all(
    ways.map((way) =>
      way.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).fontSize]),
    ),
  );
  expect(looks).toEqual([looks[0], looks[0], looks[0]]);

  // Taken out of the page it is due all the same: plates are refused again.
  await dialog.evaluate((shown) => shown.remove());
  await expect(dialog).toHaveCount(0);
  const [refused] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === BUY_PLATES.method),
    page.getByRole("button", { name: buyButton }).press("Enter"),
  ]);
  expect(refused.status()).toBe(422);
  await expect(page.getByRole("grid")).toHaveCount(0);
  // Nor is a reload a way around it.
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Fortsæt" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: /^Plade 101 / }).press("Space");
  await page.getByRole("button", { name: buyButton }).press("Enter");
  await expect(page.getByRole("grid", { name: "Plade 101" })).toBeVisible();
});
