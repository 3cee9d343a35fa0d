import { answerCookies } from "../fixtures/answerCookies.ts";
import { findingsAtWidths } from "../accessibility/findings.ts";
import { expect, test } from "../fixtures/test.ts";
import { openPlayerMenu } from "./openPlayerMenu.ts";
import { signIn } from "./signIn.ts";

const WIDTHS = [1440, 320];

test.use({ trace: "off" });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("the overlay has no axe violation and no sideways scrolling at 320 and 1440 px, folded or open", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const dialog = page.getByRole("dialog");
  for (const view of ["signup", "login"]) {
    await page.goto(`/faq?auth=${view}`);
    await expect(dialog).toBeVisible();
    expect(await findingsAtWidths(page, WIDTHS)).toEqual([]);
    await expect(dialog).toBeVisible();
  }
  await page.getByText("Log ind med adgangskode").click();
  await dialog.getByRole("button", { name: "Log ind", exact: true }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  expect(await findingsAtWidths(page, WIDTHS)).toEqual([]);
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});

test("pages of the account have no axe violation and no sideways scrolling at 320 and 1440 px", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "unverified", "/konto/hjem");
  for (const path of [
    "/konto/hjem",
    "/konto/eid",
    "/konto/ansvarligt-spil",
    "/konto/indbetalingsloft",
    "/konto/nedkoeling",
    "/konto/blokering",
    "/konto/spaering",
    "/konto/sletning",
    "/",
  ]) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(page.getByText("Henter din spilkonto")).toHaveCount(0);
    expect(await findingsAtWidths(page, WIDTHS)).toEqual([]);
  }
  await openPlayerMenu(page);
  await expect(page.getByRole("button", { name: "Log ud" })).toBeVisible();
  expect(await findingsAtWidths(page, WIDTHS)).toEqual([]);
  await expect(page.getByRole("button", { name: "Log ud" })).toBeVisible();
});
