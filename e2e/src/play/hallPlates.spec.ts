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
