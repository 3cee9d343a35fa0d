import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { offerCode } from "./offerCode.ts";
import { signIn } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a guest's bonus code is checked, shown with its terms, and kept until the account exists (R2.10, R6.02)", async ({
  page,
  brand,
  complaints,
}) => {
  const code = await offerCode(brand);
  await page.goto("/bonuskode");
  await started(page);
  await page.getByRole("textbox", { name: /Din kode/ }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Gem koden" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText(`Vi husker koden ${code}`)).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Det giver koden: / })).toBeVisible();
  await expect(main).toContainText("Et eksempel i kroner");
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(main.getByText(`Vi husker koden ${code}`)).toBeVisible();
  await expect(main).toContainText("Et eksempel i kroner");
  await main.getByRole("link", { name: "Opret spilkonto" }).click();
  await expect(page.getByRole("dialog", { name: "Opret spilkonto" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Fjern koden" }).click();
  const field = page.getByRole("textbox", { name: /Din kode/ });
  await field.fill("a");
  await page.getByRole("button", { name: "Gem koden" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a code that gives nothing is refused and stays in the field (R2.10)", async ({ page }) => {
  await page.goto("/bonuskode");
  await started(page);
  const field = page.getByRole("textbox", { name: /Din kode/ });
  await field.fill("forkert26");
  await page.getByRole("button", { name: "Gem koden" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("giver ikke noget tilbud");
  await expect(field).toHaveValue("forkert26");
  expect(await findings(page)).toEqual([]);
  // A link's code is removed from the address, and checked as well.
  await page.goto("/bonuskode?bonusCode=vinter26");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("giver ikke noget tilbud");
  await expect(field).toHaveValue("VINTER26");
  await expect(page).toHaveURL(/\/bonuskode$/);
});

test("a player who follows a campaign link sees its code among the own bonuses (R2.39, R6.02)", async ({
  page,
  brand,
}) => {
  const code = await offerCode(brand);
  await signIn(page, "spiller");
  await page.goto(`/bonuskode?bonusCode=${code}`);
  await expect(page).toHaveURL(/\/konto\/mine-bonusser$/);
  await expect(page.getByRole("heading", { name: `Din bonuskode ${code}` })).toBeVisible();
  await page.getByRole("button", { name: "Fjern koden" }).click();
  await expect(page.getByRole("textbox", { name: /Din kode/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
